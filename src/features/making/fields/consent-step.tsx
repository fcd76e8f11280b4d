import { useSelector } from '@xstate/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { consentSubjects } from '../../../../contract/facts/trust.ts';
import {
  selectConfirmed,
  selectIsConsentFailed,
  selectIsGivingConsent,
  selectSubject,
} from '../../../../machines/consent/consent.selectors.ts';
import { selectError, selectShown } from '../../../../machines/form/form.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { consentFlow } from '../../../actors/consent.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { questionCard } from './question-card.ts';

type Consent = ReturnType<typeof consentFlow>;

/** Asks once whether the people in the files agreed, and states what was confirmed; our own samples are not asked about. */
export function ConsentStep({ form, tool }: { form: Form; tool: string }) {
  const t = useWords().form.consent;
  const consent = consentFlow(useRoot(), tool);
  const shown = useFormFact(form, selectShown);
  const confirmed = useSelector(consent, selectConfirmed);
  if (shown === 'nobody') return null;
  if (shown === 'samples') return <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.sample()}</p>;
  return confirmed ? (
    <Confirmed text={t.confirmed[confirmed]()} onChange={() => consent.send({ type: 'change.clicked' })} />
  ) : (
    <Question consent={consent} form={form} />
  );
}

/** What the next submit confirms again. */
function Confirmed({ text, onChange }: { text: string; onChange: () => void }) {
  const t = useWords().form.consent;
  const change = useRef<HTMLButtonElement>(null);
  // The clicked answer had the focus and is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) change.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontSize: 'label' })}>
      <ShieldCheck size={18} aria-hidden="true" className={css({ color: 'success', flexShrink: 0 })} />
      <span role="status" className={css({ flex: 1, minWidth: '200px' })}>
        {text}
      </span>
      <Button ref={change} size="small" variant="ghost" onClick={onChange}>
        {t.change()}
      </Button>
    </div>
  );
}

function Question({ consent, form }: { consent: Consent; form: Form }) {
  const LL = useWords();
  const t = LL.form.consent;
  const id = useId();
  const subject = useSelector(consent, selectSubject);
  const failed = useSelector(consent, selectIsConsentFailed);
  const isGiving = useSelector(consent, selectIsGivingConsent);
  const error = useFormFact(form, (snapshot) => selectError(snapshot, 'consent'));
  return (
    <div role="group" aria-labelledby={id} className={questionCard}>
      <span id={id} className={css({ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 620 })}>
        <ShieldCheck size={18} aria-hidden="true" />
        {t.title()}
      </span>
      {consentSubjects.map((each) => (
        <Button
          key={each}
          variant="secondary"
          full
          busy={isGiving && subject === each}
          disabled={isGiving && subject !== each}
          onClick={() => consent.send({ type: 'subject.chosen', subject: each })}
        >
          {t[each]()}
        </Button>
      ))}
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.why()}</p>
      <p role="status" className={css({ fontSize: 'small', fontWeight: 570, color: 'text.2', _empty: { display: 'none' } })}>
        {isGiving && t.giving()}
      </p>
      {failed && (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'center' })}>
          <FieldError>{t.failed()}</FieldError>
          <Button size="small" variant="soft" onClick={() => consent.send({ type: 'retry.clicked' })}>
            {LL.actions.retry()}
          </Button>
        </span>
      )}
      {error && <FieldError>{t.needed()}</FieldError>}
    </div>
  );
}
