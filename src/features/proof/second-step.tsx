import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { css } from 'styled-system/css';
import { codeDigits } from '../../../contract/facts/account.ts';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import type { secondStepMachine } from '../../../machines/secondStep/secondStep.machine.ts';
import { selectChecking, selectIsAlone, selectStepRefusal } from '../../../machines/secondStep/secondStep.selectors.ts';
import { Button } from '../../design/button.tsx';
import { Field, FieldError } from '../../design/field.tsx';
import { hasPasskeys } from '../../platform/passkeys.ts';
import { useWords } from '../../platform/words.ts';

type Props = {
  step: ActorRefFrom<typeof secondStepMachine>;
  /** The level of its heading. */
  heading: 'h1' | 'h2' | 'h3';
  /** Whether it can be left. */
  canLeave?: boolean;
  /** Whether the account may have a passkey. */
  canUsePasskey?: boolean;
};

/** Asks for a proof of the second factor: a code, or a passkey where the browser has some. */
export default function SecondStep({ step, heading: Heading, canLeave = true, canUsePasskey = true }: Props) {
  const t = useWords().secondStep;
  const isAlone = useSelector(step, selectIsAlone);
  const checking = useSelector(step, selectChecking);
  const refusal = useSelector(step, selectStepRefusal);
  return (
    <section className={css({ display: 'grid', gap: '18px', justifyItems: 'start', width: '100%' })}>
      <div>
        <Heading className={css({ textStyle: Heading === 'h3' ? 'h4' : 'h3' })}>{isAlone ? t.alone() : t.title()}</Heading>
        <p className={css({ color: 'text.2', marginTop: '6px' })}>{isAlone ? t.aloneLead() : t.lead()}</p>
      </div>
      {isAlone ? (
        refusal !== null && (
          <div role="alert">
            <FieldError>{refusal}</FieldError>
          </div>
        )
      ) : (
        <Code step={step} busy={checking === 'code'} refusal={refusal} />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        {(isAlone || (canUsePasskey && hasPasskeys())) && (
          <Button busy={checking === 'passkey'} onClick={() => step.send({ type: 'passkey.chosen' })}>
            {isAlone ? t.again() : t.passkey()}
          </Button>
        )}
        {canLeave && (
          <Button variant="ghost" onClick={() => step.send({ type: 'step.abandoned' })}>
            {t.back()}
          </Button>
        )}
      </div>
      {checking === 'passkey' && (
        <p role="status" className={css({ color: 'text.2' })}>
          {t.waiting()}
        </p>
      )}
      {!isAlone && <p className={css({ fontSize: 'small', color: 'text.3' })}>{t.lost()}</p>}
    </section>
  );
}

function Code({ step, busy, refusal }: Pick<Props, 'step'> & { busy: boolean; refusal: string | null }) {
  const t = useWords().secondStep;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (entered !== '') step.send({ type: 'code.submitted', code: entered });
  };
  return (
    <form onSubmit={submit} className={css({ display: 'grid', gap: '14px', width: '100%' })}>
      <Field
        label={t.code()}
        name="code"
        autoComplete="one-time-code"
        placeholder={t.hint()}
        error={refusal}
        minLength={codeDigits}
        maxLength={textLengths.secondFactor}
        required
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" full busy={busy}>
        {t.submit()}
      </Button>
    </form>
  );
}
