import { css, cx } from 'styled-system/css';
import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { card } from '../../design/layout.ts';
import { Example } from './example.tsx';
import { loadFields } from './fields/deferred-fields.ts';
import { MoreResults } from './batch/more-results.tsx';
import { OwnImage } from './own-image.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { ToolForm } from './tool-form.tsx';
import { formOf, useGeneration } from './generation/use-generation.ts';

/** The result, with those of the other images below it; sticky beside a long form. */
const beside = css({ display: 'grid', gridTemplateRows: '1fr auto', lg: { alignSelf: 'start', position: 'sticky', top: '84px' } });

/** Loads the controls of a tool's form. */
export async function bringForm(slug: string): Promise<void> {
  const tool = toolBySlug(slug);
  if (tool) await loadFields(tool);
}

/** The form of a tool and its result, side by side. */
export default function Workbench({ slug, action }: { slug: string; action: string }) {
  const tool = toolBySlug(slug);
  return tool ? <Bench tool={tool} action={action} /> : null;
}

function Bench({ tool, action }: { tool: Tool; action: string }) {
  const generation = useGeneration(tool);
  const example = (
    <OwnImage generation={generation} tool={tool}>
      <Example form={formOf(generation)} tool={tool} />
    </OwnImage>
  );
  return (
    <>
      <div id="make" className={card} style={{ padding: 'clamp(16px, 2.2vw, 28px)', minWidth: 0 }}>
        <ToolForm generation={generation} tool={tool} action={action} />
      </div>
      <div className={cx(card, beside)} style={{ padding: 'clamp(12px, 1.6vw, 20px)', minWidth: 0 }}>
        <ResultPanel generation={generation} tool={tool} example={example} file={tool.slug} />
        <MoreResults generation={generation} tool={tool} file={tool.slug} />
      </div>
    </>
  );
}
