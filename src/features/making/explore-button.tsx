import Compass from 'lucide-react/icons/compass';
import { useArrival } from '../../actors/hooks.tsx';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';

/** Opens the dialog with the other tools. */
export function ExploreButton() {
  const LL = useWords();
  const arrival = useArrival();
  return (
    <Button variant="secondary" onClick={() => arrival.ask((root) => root.openDialog('explore'))}>
      <Compass size={18} aria-hidden="true" />
      {LL.nav.explore()}
    </Button>
  );
}
