import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { useBatch } from './use-batch.ts';
import { formOf, type Generation } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { withJobWords } from '../result/deferred-results.ts';

const BatchResults = deferred(async () => (await withJobWords(() => import('./batch-results.tsx'))).default);

/** The results of the other images, if there are any. */
export function MoreResults({ generation, tool, file }: { generation: Generation; tool: Tool; file: string }) {
  const more = useBatch(formOf(generation), tool);
  if (!more?.here) return null;
  return (
    <Optional part={BatchResults}>
      <BatchResults batch={more.here} tool={tool} slot={more.slot} file={file} />
    </Optional>
  );
}
