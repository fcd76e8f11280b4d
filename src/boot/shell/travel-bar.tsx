import { css } from 'styled-system/css';
import { selectIsTraveling } from '../../../machines/navigation/navigation.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { useFlow } from '../../actors/hooks.tsx';

/** A thin progress bar while the next page loads; it does not appear for a fast load. */
export function TravelBar() {
  const LL = useWords();
  if (!useFlow('navigation', selectIsTraveling)) return null;
  return (
    <div
      role="progressbar"
      aria-label={LL.siteStatus.loadingPage()}
      className={css({
        position: 'fixed',
        top: 0,
        left: 0,
        height: '3px',
        width: '100%',
        transformOrigin: 'left',
        zIndex: 'toast',
        backgroundImage: 'token(gradients.aurora)',
        animation: 'travel 8s token(easings.out) .15s both',
      })}
    />
  );
}
