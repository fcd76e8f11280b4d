import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../design/button.tsx';
import { deferred, useIsHere } from '../../platform/deferred.tsx';
import { useRoot } from '../../actors/hooks.tsx';

const CreationMenu = deferred(async () => (await import('./creation-menu.tsx')).default);

/** Opens the formats and sharing options, whose code loads on the first click; code that does not come is said, and loads on the next. */
export function OptionsButton(props: ComponentProps<typeof CreationMenu>) {
  const root = useRoot();
  const isHere = useIsHere(CreationMenu);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    CreationMenu.bring().catch(() => {
      setWanted(false);
      root.sayLost();
    });
  };
  if (isWanted && isHere) return <CreationMenu {...props} />;
  return (
    <Button variant="ghost" shape="icon" aria-haspopup="dialog" aria-label={props.label} busy={isWanted} onClick={open}>
      {!isWanted && <Ellipsis size={18} aria-hidden="true" />}
    </Button>
  );
}
