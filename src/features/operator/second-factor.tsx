import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { codeDigits } from '../../../contract/facts/account.ts';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { selectCodeRefusal, selectNewFactor, selectRecovery } from '../../../machines/operator/operator.selectors.ts';
import { Button, button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { card } from '../../design/layout.ts';
import { useWords } from '../../platform/words.ts';
import type { Flow } from './flow.ts';

type Props = { flow: Flow; busy: boolean };

/** The secret for the authenticator app, and the field for its first code. */
export function Enrollment({ flow, busy }: Props) {
  const t = useWords().operatorConsole.setUp;
  const factor = useSelector(flow, selectNewFactor);
  return (
    <Sheet title={t.title()} body={t.body()}>
      <div>
        <p className={css({ fontWeight: 600, fontSize: 'label', marginBottom: '6px' })}>{t.key()}</p>
        <p className={code}>{factor?.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</p>
      </div>
      <a href={factor?.uri} className={button({ variant: 'secondary' })}>
        {t.link()}
      </a>
      <CodeForm flow={flow} busy={busy} action={t.confirm()} />
    </Sheet>
  );
}

/** The recovery codes, which are shown once. */
export function Recovery({ flow }: { flow: Flow }) {
  const t = useWords().operatorConsole.recovery;
  const codes = useSelector(flow, selectRecovery);
  return (
    <Sheet title={t.title()} body={t.body()}>
      <ul
        className={cx(
          code,
          css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
            gap: '12px',
            width: '100%',
          }),
        )}
      >
        {codes?.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => flow.send({ type: 'recovery.kept' })}>
        {t.kept()}
      </Button>
    </Sheet>
  );
}

/** The field for a code that opens the console. */
export function Proof({ flow, busy }: Props) {
  const t = useWords().operatorConsole;
  return (
    <Sheet title={t.prove.title()} body={t.prove.body()}>
      <CodeForm flow={flow} busy={busy} action={t.code.open()} hint={t.code.app()} />
    </Sheet>
  );
}

const code = css({
  fontFamily: 'mono',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  background: 'surface.2',
  borderRadius: 'md',
  padding: '12px 14px',
});

const Sheet = ({ title, body, children }: { title: string; body: string; children: ReactNode }) => (
  <section className={cx(card, css({ maxWidth: '560px', marginInline: 'auto' }))}>
    <div className={css({ display: 'grid', gap: '18px', justifyItems: 'start' })} style={{ padding: 'clamp(20px,3vw,32px)' }}>
      <h1 className={css({ textStyle: 'h3' })}>{title}</h1>
      <p className={css({ color: 'text.2' })}>{body}</p>
      {children}
    </div>
  </section>
);

function CodeForm({ flow, busy, action, hint }: Props & { action: string; hint?: string }) {
  const t = useWords().operatorConsole.code;
  const refusal = useSelector(flow, selectCodeRefusal);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (entered !== '') flow.send({ type: 'code.submitted', code: entered });
  };
  return (
    <form onSubmit={submit} className={css({ display: 'grid', gap: '14px', width: '100%', justifyItems: 'start' })}>
      <Field
        label={t.label()}
        name="code"
        autoComplete="one-time-code"
        placeholder={hint}
        error={refusal}
        minLength={codeDigits}
        maxLength={textLengths.secondFactor}
        required
        className={css({ width: '100%' })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
