import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';
import { Button } from '../../design/button.tsx';
import { deferred, useOnRequest } from '../../platform/deferred.tsx';
import { useRoot } from '../../actors/hooks.tsx';

const CreationMenu = deferred(async () => (await import('./creation-menu.tsx')).default);

/** Opens the formats and sharing options, whose code loads on the first click, and again on the next where that fails. */
export function OptionsButton(props: ComponentProps<typeof CreationMenu>) {
  const root = useRoot();
  const { phase, request } = useOnRequest(CreationMenu, root.sayLost);
  if (phase === 'ready') return <CreationMenu {...props} />;
  return (
    <Button variant="ghost" shape="icon" aria-haspopup="dialog" aria-label={props.label} busy={phase === 'loading'} onClick={request}>
      {phase === 'idle' && <Ellipsis size={18} aria-hidden="true" />}
    </Button>
  );
}
