import { useRoot } from '../../../actors/hooks.tsx';
import { brushFlow } from '../../../actors/brush.ts';
import { useWords } from '../../../platform/words.ts';
import Brush from './brush.tsx';

type MaskBrushProps = { tool: string; name: string; of: string; source: string; hint: string };

/** The brush over the image of another field, with its chart: a form without an image loads neither. */
export default function MaskBrush({ tool, name, of, source, hint }: MaskBrushProps) {
  const LL = useWords();
  const brush = brushFlow(useRoot(), tool, name, { mode: 'area', below: of, alwaysOpen: true });
  return <Brush brush={brush} mode="area" source={source} title={LL.form.mask.title()} hint={hint} />;
}
