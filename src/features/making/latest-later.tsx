import { useOnceSettled } from '../../actors/hooks.tsx';
import { deferred } from '../../platform/deferred.tsx';
import { Boundary } from '../../design/boundary.tsx';
import { withJobWords } from './result/deferred-results.ts';

const Latest = deferred(async () => (await withJobWords(() => import('./latest.tsx'))).Latest);

/** The results of this visit, whose code no first view of a page waits for. */
export function LatestLater() {
  return useOnceSettled(Latest) ? (
    <Boundary renderInstead={() => null}>
      <Latest />
    </Boundary>
  ) : null;
}
