import { EarlyDialog } from '../design/early-dialog.tsx';
import { LoginPanel } from '../features/account/login-panel.tsx';
import { useWords } from '../platform/words.ts';

/** The sign-in dialog as it first is. */
export const EarlySignIn = () => (
  <EarlyDialog width="login" title={useWords().login.titles.login()}>
    <LoginPanel place="dialog" />
  </EarlyDialog>
);
