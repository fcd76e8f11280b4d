import { useId } from 'react';
import { css, cx } from 'styled-system/css';
import { effectFamilies, effects } from '../../../../contract/facts/tools/effects.ts';
import { selectError, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useEffectNames } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { Coin } from '../../../design/coin.tsx';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { useEffectCosts, useServedEffects } from '../generation/use-offer.ts';

const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  overflow: 'hidden',
  paddingBottom: '12px',
  borderRadius: 'lg',
  cursor: 'pointer',
  background: 'surface',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  _hover: { background: 'surface.2' },
  // An outline lies over the image, a shadow inside would lie under it.
  '&:has(:checked)': {
    background: 'soft',
    color: 'soft.text',
    outline: '2px solid token(colors.violet.500)',
    outlineOffset: '-2px',
  },
  '&:has(:disabled)': { cursor: 'not-allowed', background: 'surface.2', color: 'text.2' },
  '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

const inset = css({ paddingInline: '14px' });

type EffectFieldProps = { form: Form; name: string; options: readonly string[]; label: string };

/** The effects by family, each with its cost; an unavailable one cannot be selected. */
export function EffectField({ form, name, options, label }: EffectFieldProps) {
  const LL = useWords();
  const names = useEffectNames();
  const id = useId();
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const served = useServedEffects();
  const costOf = useEffectCosts();
  const isServed = (effect: string) => served?.includes(effect) !== false;
  const families = effectFamilies
    .map((family) => ({ family, cards: effects.filter((each) => each.family === family && options.includes(each.id)) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <FieldFrame label={label} labelId={id}>
      <div role="radiogroup" aria-label={label} className={css({ display: 'grid', gap: '14px' })}>
        {families.map(({ family, cards }) => (
          <div key={family} className={css({ display: 'grid', gap: '8px' })}>
            {families.length > 1 && <span className={css({ fontSize: 'small', color: 'text.2' })}>{LL.form.effects[family]()}</span>}
            <div className={css({ display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fill,minmax(128px,1fr))' })}>
              {cards.map((each) => (
                <label key={each.id} className={card}>
                  <input
                    type="radio"
                    name={id}
                    value={each.id}
                    checked={each.id === value}
                    disabled={!isServed(each.id)}
                    aria-labelledby={id + each.id}
                    onChange={() => form.send({ type: 'field.changed', name, value: each.id })}
                    className={css({ srOnly: true })}
                  />
                  <img
                    src={`/effects/${each.id}.webp`}
                    alt=""
                    width={480}
                    height={360}
                    loading="lazy"
                    decoding="async"
                    className={css({ width: '100%', height: 'auto', aspectRatio: '4/3', objectFit: 'cover', marginBottom: '6px' })}
                  />
                  <span id={id + each.id} className={cx(inset, css({ fontWeight: 600 }))}>
                    {names[each.id]}
                  </span>
                  <span className={cx(inset, css({ display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: 'small' }))}>
                    <Coin /> {LL.credit.cost(costOf(each))}
                  </span>
                  {!isServed(each.id) && <span className={cx(inset, css({ fontSize: 'small' }))}>{LL.tool.unservedCard()}</span>}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
