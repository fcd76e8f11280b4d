import { LoadFailed } from '../../../design/load-failed.tsx';
import type { DeferredPart } from '../../../platform/deferred.tsx';

/** In place of a control whose code did not come: what cannot be done, and a button that loads it again. */
export function LostControl({ part, sentence, onRetry }: { part: DeferredPart; sentence: string; onRetry: () => void }) {
  const load = () => {
    part.load().catch(() => undefined);
    onRetry();
  };
  return <LoadFailed text={sentence} onRetry={load} />;
}
