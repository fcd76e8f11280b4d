import { lazy } from 'react';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { useBatch } from './use-batch.ts';
import type { Generation } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const BatchResults = lazy(() => import('./batch-results.tsx'));

/** The results of the other pictures, if there are any. */
export function MoreResults({ generation, tool, file }: { generation: Generation; tool: Tool; file: string }) {
  const more = useBatch(generation, tool);
  if (!more?.here) return null;
  return (
    <Optional>
      <BatchResults batch={more.here} tool={tool} slot={more.slot} file={file} />
    </Optional>
  );
}
