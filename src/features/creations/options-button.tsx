import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Button } from '../../design/button.tsx';

const CreationMenu = lazy(() => import('./creation-menu.tsx'));

/** Opens the formats and sharing options, whose code loads on the first click. */
export function OptionsButton(props: ComponentProps<typeof CreationMenu>) {
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <Button variant="ghost" shape="icon" aria-haspopup="dialog" aria-label={props.label} busy={isWanted} onClick={() => setWanted(true)}>
      {!isWanted && <Ellipsis size={18} aria-hidden="true" />}
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={closed}>
      <CreationMenu {...props} />
    </Suspense>
  ) : (
    closed
  );
}
