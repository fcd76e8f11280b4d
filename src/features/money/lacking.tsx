import { css } from 'styled-system/css';
import { selectCovers } from '../../../machines/credits/credits.selectors.ts';
import { selectShortOf } from '../../../machines/dialogs/dialogs.selectors.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../platform/words.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { Shortage, shortfallCard, ways } from './ways/shortage.tsx';

/** How many credits a submit lacks and what gives them for free; once there are enough, the way back to its form. */
export function Lacking() {
  const root = useRoot();
  const cost = useFlow('dialogs', selectShortOf);
  const covers = useFlow('credits', (snapshot) => (cost === null ? null : selectCovers(snapshot, cost)));
  const close = () => root.dialogs.send({ type: 'dialog.closed', dialog: 'shortage' });
  // The invitation waits for its turn behind this dialog.
  const invite = () => {
    root.openDialog('invite');
    close();
  };
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {cost !== null && covers !== null && (
        <div className={shortfallCard}>{covers ? <Enough onBack={close} /> : <Shortage cost={cost} onInvite={invite} />}</div>
      )}
    </div>
  );
}

function Enough({ onBack }: { onBack: () => void }) {
  const LL = useWords();
  return (
    <>
      <p className={css({ fontWeight: 620 })}>{LL.credit.enough()}</p>
      <div className={ways}>
        <Button size="small" onClick={onBack}>
          {LL.actions.back()}
        </Button>
      </div>
    </>
  );
}
