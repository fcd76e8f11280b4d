import { useSelector } from '@xstate/react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useDeferredValue } from 'react';
import { css } from 'styled-system/css';
import { selectCanPush, selectIsChanging, selectIsNotified } from '../../../../machines/push/push.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { pushFlow } from '../../../actors/push.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';

/** Turns notifications of finished results on and off for this browser. Shows nothing where there are none. */
export function NotifyMe() {
  // The browser is asked once the rest of the job is on the screen: it shows nothing before its answer anyway.
  return useDeferredValue(true, false) && <NotifyButton />;
}

function NotifyButton() {
  const t = useWords().job.notify;
  const push = pushFlow(useRoot());
  const can = useSelector(push, selectCanPush);
  const isNotified = useSelector(push, selectIsNotified);
  const isChanging = useSelector(push, selectIsChanging);
  if (can === 'no') return null;
  if (can === 'blocked') return <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.blocked()}</p>;
  const Icon = isNotified ? BellRing : Bell;
  return (
    <Button
      variant="secondary"
      aria-pressed={isNotified}
      busy={isChanging}
      onClick={() => push.send({ type: isNotified ? 'push.unwanted' : 'push.wanted' })}
    >
      {!isChanging && <Icon size={18} aria-hidden="true" />}
      {isNotified ? t.on() : t.off()}
    </Button>
  );
}
