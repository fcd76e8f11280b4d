import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { effectById } from '../../../contract/facts/tools/effects.ts';
import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectValue } from '../../../machines/form/form.selectors.ts';
import { Compare } from '../../design/compare.tsx';
import { Playable } from '../../design/playable.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { exampleOf, exampleOfEffect, liveExampleOf, type LiveExample as Live } from './examples.ts';
import { nameOfResult } from './fields/sample-results.ts';
import { useSamples } from './fields/use-sample.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';
import { StillExample } from './still-example.tsx';

/**
 * What the sample in the form gave, or the first one while the form holds the person's own: at once, without a job. Of a chosen effect it is
 * what is on its card, unless the sample shows that effect.
 */
export function LiveExample({ form, tool }: { form: Form; tool: Tool }) {
  const locale = useLocale();
  const { of, all, chosen } = useSamples(form, tool);
  const card = effectById(useFormFact(form, (snapshot) => selectValue(snapshot, 'effect')));
  const at = Math.max(0, chosen);
  const sample = all[at];
  if (!sample) return null;
  const isShown = !card || (chosen >= 0 && (sample.values?.['effect'] ?? card.id) === card.id);
  const maker = toolBySlug(of) ?? tool;
  const { still, live } = isShown
    ? { still: exampleOf(maker, nameOfResult(of, at)) ?? '', live: liveExampleOf(maker, sample, at, locale) }
    : exampleOfEffect(card);
  return live ? <Moving key={still} live={live} still={still} /> : <StillExample src={still} />;
}

/** An example that moves or sounds, in the place of its still. */
function Moving({ live, still }: { live: Live; still: string }) {
  const t = useWords().making;
  if (live.kind === 'pair') return <Compare before={live.before} after={live.after} label={t.example()} width={640} height={400} />;
  return (
    <OverStill src={still}>
      {live.kind === 'voice' ? (
        <div className={css({ position: 'absolute', insetInline: '12px', bottom: '12px' })}>
          <Playable kind="audio" src={live.src} label={t.example()} preload="none" />
        </div>
      ) : (
        <div className={css({ position: 'absolute', inset: 0 })}>
          <Playable kind="video" src={live.src} poster={still} label={t.example()} width={640} height={400} preload="none" isLoop isOver />
        </div>
      )}
    </OverStill>
  );
}

/** The still keeps its size: nothing moves when a player comes over it. */
const OverStill = ({ src, children }: { src: string; children: ReactNode }) => (
  <div className={css({ position: 'relative', width: '100%', borderRadius: 'lg', overflow: 'hidden' })}>
    <StillExample src={src} />
    {children}
  </div>
);
