import { useEffect } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { useArrival } from '../../../actors/hooks.tsx';
import { loadWords, useLocale } from '../../../platform/words.ts';
import { deferred, useIsLoaded } from '../../../platform/deferred.tsx';
import type { Form } from '../generation/use-generation.ts';

const SampleRow = deferred(async () => (await import('./sample-row.tsx')).SampleRow);

/** The samples of a tool, in a space that is there before their code: nothing below them moves when they come. */
export function Samples({ form, tool }: { form: Form; tool: Tool }) {
  const { settled } = useArrival();
  const locale = useLocale();
  useEffect(() => {
    // The page of the stickers has not all words of the forms.
    settled
      .then(() => loadWords(locale, ['form', 'toolSamples']))
      .then(SampleRow.load)
      .catch(() => undefined);
  }, [settled, locale]);
  const isHere = useIsLoaded(SampleRow);
  return <div className={css({ minHeight: '92px', minWidth: 0 })}>{isHere && <SampleRow form={form} tool={tool} />}</div>;
}
