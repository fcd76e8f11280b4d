import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { passkeyLimits } from '../../../../contract/facts/passkeys.ts';
import { textLengths } from '../../../../contract/facts/text-lengths.ts';
import { selectProof, selectProofKind, selectTyped } from '../../../../machines/secondFactor/secondFactor.selectors.ts';
import type { NewApp } from '../../../../machines/secondFactor/secondFactor.types.ts';
import type { Parts } from '../../../../machines/settings/settings.selectors.ts';
import { Button, button } from '../../../design/button.tsx';
import { Field, FieldError } from '../../../design/field.tsx';
import { useWords } from '../../../platform/words.ts';
import { buttons, quiet } from './block.tsx';
import { Proof } from './proof.tsx';

type Props = { flow: Parts['secondFactor']; step: 'answering' | 'unfit' | 'mailing' | 'adding'; app: NewApp | null };

/** The form of a new factor: what the app shows or how the passkey is called, and a proof of who adds it. */
export function NewFactor({ flow, step, app }: Props) {
  const t = useWords().settings.factor;
  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '14px', width: '100%', maxWidth: '420px' })}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'factor.submitted' });
      }}
    >
      {app ? <Secret app={app} /> : <p className={quiet}>{t.naming()}</p>}
      <Field
        label={app ? t.first() : t.name()}
        name="typed"
        value={useSelector(flow, selectTyped)}
        maxLength={app ? textLengths.secondFactor : passkeyLimits.name}
        autoComplete={app ? 'one-time-code' : 'off'}
        inputMode={app ? 'numeric' : 'text'}
        autoFocus
        onChange={(event) => flow.send({ type: 'factor.typed', value: event.currentTarget.value })}
      />
      <Proof
        kind={useSelector(flow, selectProofKind)}
        value={useSelector(flow, selectProof)}
        sending={step === 'mailing'}
        onType={(value) => flow.send({ type: 'proof.changed', value })}
        onSend={() => flow.send({ type: 'code.requested' })}
      />
      {step === 'unfit' && (
        <div role="alert">
          <FieldError>{t.rule()}</FieldError>
        </div>
      )}
      <div className={buttons}>
        <Button type="submit" variant="primary" busy={step === 'adding'}>
          {app ? t.confirm() : t.make()}
        </Button>
        {step !== 'adding' && <Button onClick={() => flow.send({ type: 'factor.abandoned' })}>{t.cancel()}</Button>}
      </div>
    </form>
  );
}

/** The secret of an authenticator app: to be scanned, opened on the same device, or typed. */
function Secret({ app: { secret, uri, qr } }: { app: NewApp }) {
  const t = useWords().settings.factor;
  return (
    <>
      <p className={quiet}>{t.scan()}</p>
      {/* Scanners expect dark on light, whatever the theme. */}
      <svg
        role="img"
        aria-label={t.qr()}
        viewBox={`0 0 ${qr.length} ${qr.length}`}
        shapeRendering="crispEdges"
        className={css({ width: '200px', maxWidth: '100%', background: '#fff', borderRadius: 'md' })}
      >
        <path
          fill="#000"
          d={qr.flatMap((line, y) => [...line].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : []))).join('')}
        />
      </svg>
      <div>
        <p className={css({ fontWeight: 600, fontSize: 'label', marginBottom: '6px' })}>{t.key()}</p>
        <p
          className={css({
            fontFamily: 'mono',
            overflowWrap: 'anywhere',
            background: 'surface.2',
            borderRadius: 'md',
            padding: '12px 14px',
          })}
        >
          {secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}
        </p>
      </div>
      <a href={uri} className={button({ variant: 'secondary' })}>
        {t.link()}
      </a>
    </>
  );
}
