import { useRoot } from '../../../actors/hooks.tsx';
import { marksFlow } from '../../../actors/marks.ts';
import { useWords } from '../../../platform/words.ts';
import { MarkedFrame, type MarkedFrameProps } from './marked-frame.tsx';

type RegionsFrameProps = Omit<MarkedFrameProps, 'marks' | 'hint'> & { tool: string; name: string; max: number };

/** Rectangles over a clip, with their chart: a form without a clip loads neither. */
export default function RegionsFrame({ tool, name, max, ...frame }: RegionsFrameProps) {
  const LL = useWords();
  const marks = marksFlow(useRoot(), tool, { kind: 'regions', name, max });
  return <MarkedFrame {...frame} marks={marks} hint={LL.form.marks.regionsHint()} />;
}
