import { useEffect } from 'react';
import { effectById } from '../../../contract/facts/tools/effects.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { selectHasSample, selectValue } from '../../../machines/form/form.selectors.ts';
import { useArrival } from '../../actors/hooks.tsx';
import { deferred, useIsLoaded } from '../../platform/deferred.tsx';
import { savesData } from '../../platform/calm.ts';
import { ExampleFrame } from './example-frame.tsx';
import { exampleOf, exampleOfEffect } from './examples.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';
import { StillExample } from './still-example.tsx';

/** Loads once the page is idle: the still is what is seen first, and with fewer bytes asked for it stays until a sample is tried. */
const Live = deferred(async () => (await import('./live-example.tsx')).LiveExample);

/** What a tool gives, in the place of the result. */
export function Example({ form, tool }: { form: Form; tool: Tool }) {
  const { settled } = useArrival();
  const isTried = useFormFact(form, selectHasSample);
  useEffect(() => {
    if (isTried || !savesData()) settled.then(Live.load).catch(() => undefined);
  }, [settled, isTried]);
  const isHere = useIsLoaded(Live);
  const effect = effectById(useFormFact(form, (snapshot) => selectValue(snapshot, 'effect')));
  const still = effect ? exampleOfEffect(effect).still : exampleOf(tool);
  return <ExampleFrame>{isHere ? <Live form={form} tool={tool} /> : <StillExample src={still ?? ''} />}</ExampleFrame>;
}
