import { css } from 'styled-system/css';
import { selectCovers } from '../../../../machines/credits/credits.selectors.ts';
import { Optional } from '../../../design/optional.tsx';
import { useFlow } from '../../../actors/hooks.tsx';
import { deferred } from '../../../platform/deferred.tsx';

/** Most people have enough. */
const ShortfallCard = deferred(async () => (await import('./ways-to-credits.tsx')).default);

/** Warns before a submit that the balance does not cover its cost, and shows how to get credits; nothing while the balance covers it or is unknown. */
export function Shortfall({ cost }: { cost: number }) {
  const isShort = useFlow('credits', (snapshot) => selectCovers(snapshot, cost)) === false;
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {isShort && (
        <Optional part={ShortfallCard}>
          <ShortfallCard cost={cost} />
        </Optional>
      )}
    </div>
  );
}
