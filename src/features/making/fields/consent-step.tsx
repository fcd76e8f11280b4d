import { RadioGroup } from '@ark-ui/react/radio-group';
import { useSelector } from '@xstate/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { consentSubjects } from '../../../../contract/structs/calls/safety.ts';
import {
  selectIsAdult,
  selectIsConsentFailed,
  selectIsGivingConsent,
  selectReceipt,
  selectSubject,
} from '../../../../machines/consent/consent.selectors.ts';
import { selectError } from '../../../../machines/generation/generation.selectors.ts';
import { useRoot } from '../../../wiring/hooks.tsx';
import { consentFlow } from '../../../wiring/consent.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '10px', minHeight: '36px', cursor: 'pointer' });
const dot = css({
  width: '22px',
  height: '22px',
  borderRadius: 'full',
  boxShadow: 'inset 0 0 0 2px token(colors.control)',
  flexShrink: 0,
  '&[data-state=checked]': { boxShadow: 'inset 0 0 0 7px token(colors.violet.500)' },
  '&[data-focus-visible]': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

/** Asks whether the people in the files agreed; the job includes the server's receipt. */
export function ConsentStep({ generation, tool }: { generation: Generation; tool: string }) {
  const LL = useWords();
  const t = LL.form.consent;
  const id = useId();
  const consent = consentFlow(useRoot(), tool);
  const subject = useSelector(consent, selectSubject);
  const adult = useSelector(consent, selectIsAdult);
  const receipt = useSelector(consent, selectReceipt);
  const failed = useSelector(consent, selectIsConsentFailed);
  const isGiving = useSelector(consent, selectIsGivingConsent);
  const error = useFact(generation, (snapshot) => selectError(snapshot, 'consent'));
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={css({ display: 'grid', gap: '8px', padding: '16px', borderRadius: 'lg', background: 'surface.2' })}
    >
      <span id={id} className={css({ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 620 })}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t.title()}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={subject}
        onValueChange={({ value }) => {
          const chosen = consentSubjects.find((each) => each === value);
          if (chosen) consent.send({ type: 'subject.chosen', subject: chosen });
        }}
      >
        {consentSubjects.map((each) => (
          <RadioGroup.Item key={each} value={each} className={row}>
            <RadioGroup.ItemControl className={dot} />
            <RadioGroup.ItemText>{t[each]()}</RadioGroup.ItemText>
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <label className={row}>
        <input
          type="checkbox"
          checked={adult}
          onChange={(event) => consent.send({ type: 'adult.confirmed', adult: event.currentTarget.checked })}
          className={css({ width: '20px', height: '20px', accentColor: 'violet.500', flexShrink: 0 })}
        />
        {t.adult()}
      </label>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.why()}</p>
      <p
        role="status"
        // Its line is there before its words, so that the button below does not move away from a finger.
        className={css({ minHeight: '1lh', fontSize: 'small', fontWeight: 570, color: receipt ? 'success' : 'text.2' })}
      >
        {isGiving && t.giving()}
        {receipt !== null && t.given()}
      </p>
      {failed && (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' })}>
          <FieldError>{t.failed()}</FieldError>
          <Button size="small" variant="soft" onClick={() => consent.send({ type: 'retry.pressed' })}>
            {LL.actions.retry()}
          </Button>
        </span>
      )}
      {error && receipt === null && <FieldError>{t.needed()}</FieldError>}
    </div>
  );
}
