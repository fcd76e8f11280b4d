import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { builtInEngine } from '../../../../contract/facts/engine.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { selectLeftOut } from '../../../../machines/draft/draft.selectors.ts';
import { selectValue } from '../../../../machines/form/form.selectors.ts';
import type { Offered } from '../../../../machines/offer/offer.types.ts';
import { draftFlow } from '../../../actors/draft.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { useLocale, useWords } from '../../../platform/words.ts';

type HeededWordsProps = { form: Form; tool: string; name: string; reads: 'looks' | 'particles'; offered: Offered | null };

/** What the words of a prompt can do, and which of those that were written will do nothing; a model reads them all. */
export function HeededWords({ form, tool, name, reads, offered }: HeededWordsProps) {
  const t = useWords().form.reads;
  const { listed } = localeFacts[useLocale()].marks;
  const draft = draftFlow(useRoot(), tool);
  const words = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const leftOut = useSelector(draft, (snapshot) => selectLeftOut(snapshot, name, words).join(listed));
  if (offered && (offered.engine !== builtInEngine || offered.painting)) return null;
  return (
    <p role="status" className={css({ marginTop: '8px', fontSize: 'small', color: 'text.2', overflowWrap: 'anywhere' })}>
      {leftOut && <strong className={css({ display: 'block', color: 'text' })}>{t.leftOut(leftOut)}</strong>}
      {t[reads]()}
    </p>
  );
}
