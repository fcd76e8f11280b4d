import { useSelector } from '@xstate/react';
import { selectMode } from '../../../machines/auth/auth.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { authFlow } from '../../actors/auth.ts';
import { useWords } from '../../platform/words.ts';
import { Dialog } from '../../design/dialog.tsx';
import { LoginPanel } from './login-panel.tsx';

/** One element for good, which a render of the dialog for another title passes over. */
const panel = <LoginPanel place="dialog" />;

/** Log in, register, reset, verify: 950 wide (spec §2). */
export default function LoginDialog() {
  const LL = useWords();
  const auth = authFlow(useRoot());
  const mode = useSelector(auth, selectMode) ?? 'login';
  return (
    <Dialog width="login" focusField title={LL.login.titles[mode]()} onClose={() => auth.send({ type: 'auth.closed' })}>
      {panel}
    </Dialog>
  );
}
