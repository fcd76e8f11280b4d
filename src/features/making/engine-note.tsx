import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { builtInEngine } from '../../../contract/facts/engine.ts';
import { capabilityOf, natureOf } from '../../../contract/facts/tools/terms.ts';
import type { Capability, Tool } from '../../../contract/facts/tools/tool.ts';
import { selectValues } from '../../../machines/form/form.selectors.ts';
import type { Offered } from '../../../machines/offer/offer.types.ts';
import { useWords } from '../../platform/words.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';

const Note = ({ title, children }: { title?: string; children: ReactNode }) => (
  <p
    className={css({
      display: 'flex',
      gap: '10px',
      fontSize: 'small',
      color: 'text.2',
      padding: '12px 14px',
      borderRadius: 'md',
      background: 'surface.2',
    })}
  >
    <Info size={18} aria-hidden="true" className={css({ flexShrink: 0 })} />
    <span>
      {title && <strong className={css({ color: 'text' })}>{title}. </strong>}
      {children}
    </span>
  </p>
);

/** What one gets where something real might be expected; elsewhere how it is made is enough. */
const madeOf: Partial<Record<Capability, 'drawnImage' | 'drawnVideo' | 'drawnCard'>> = {
  'image.fromText': 'drawnImage',
  'video.fromText': 'drawnVideo',
  'effect.hug': 'drawnCard',
  'effect.kiss': 'drawnCard',
};

/**
 * What a person should know before starting: that the engine is not a generative model, and what the tool is for. Until the server has
 * answered it speaks of the built-in engine, which every installation has.
 */
export function EngineNote({ form, tool, offered }: { form: Form; tool: Tool; offered: Offered | null }) {
  const LL = useWords();
  const t = LL.form.engine;
  const values = useFormFact(form, selectValues);
  const models = offered?.models ?? [];
  const capability = capabilityOf(tool, values);
  const local = offered === null || offered.engine === builtInEngine ? natureOf(tool, capability) : null;
  // A parody stays one, whatever speaks it.
  const nature = models.length === 0 || local === 'parody' ? local : null;
  const isRemover = tool.capability === 'image.inpaint' || tool.capability === 'video.inpaint';
  return (
    <>
      {models.length > 0 && <Note>{LL.making.models(models.join(', '))}</Note>}
      {nature === 'draft' && <Note title={t.draft()}>{t[madeOf[capability] ?? 'draftNote']()}</Note>}
      {nature === 'voiceMatch' && <Note title={t.voiceMatch()}>{t.voiceMatchNote()}</Note>}
      {nature === 'redye' && <Note title={t.redye()}>{t.redyeNote()}</Note>}
      {nature === 'parody' && <Note title={t.parody()}>{t.parodyNote()}</Note>}
      {isRemover && <Note>{t.ownMaterial()}</Note>}
    </>
  );
}

/** Replaces the button when the selected effect is unavailable. */
export const EffectNotServed = () => (
  <p role="status" className={css({ padding: '16px 20px', borderRadius: 'lg', background: 'warn.soft', fontWeight: 620 })}>
    {useWords().form.engine.unservedEffect()}
  </p>
);

/** Replaces the form when the tool is unavailable; for the operator it names the variable to set. */
export function NotServed({ variable }: { variable: string | undefined }) {
  const LL = useWords();
  const t = LL.form.engine;
  return (
    <div role="status" className={css({ display: 'grid', gap: '10px', padding: '20px', borderRadius: 'lg', background: 'warn.soft' })}>
      <p className={css({ fontWeight: 620 })}>{t.unserved()}</p>
      {variable && <p className={css({ fontSize: 'label', color: 'text.2' })}>{t.operator(variable)}</p>}
    </div>
  );
}
