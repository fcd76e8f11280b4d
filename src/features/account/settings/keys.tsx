import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { keyScopes, keyLimits } from '../../../../contract/facts/keys.ts';
import {
  selectChosenKey,
  selectConfirmation,
  selectIsRevokingKey,
  selectKeyForm,
  selectKeyName,
  selectKeys,
  selectKeyScopes,
  selectKeysPhase,
  selectNewKey,
  selectProof,
  selectProofKind,
} from '../../../../machines/keys/keys.selectors.ts';
import type { Key } from '../../../../machines/keys/keys.types.ts';
import type { Parts } from '../../../../machines/settings/settings.selectors.ts';
import { Button } from '../../../design/button.tsx';
import { Field, FieldError } from '../../../design/field.tsx';
import { Moment } from '../../../design/moment.tsx';
import { Question } from '../../../design/question.tsx';
import { Link } from '../../../routing/link.tsx';
import { useWords } from '../../../platform/words.ts';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, buttons, quiet } from './block.tsx';
import { Proof } from './proof.tsx';
import { listed } from './listed.ts';

type Flow = { flow: Parts['keys'] };

/** The keys with which programs act for the account. */
export function Keys({ flow }: Flow) {
  const t = useWords().settings.keys;
  const phase = useSelector(flow, selectKeysPhase);
  const keys = useSelector(flow, selectKeys);
  return (
    <Block title={t.title()}>
      <p className={quiet}>
        {t.body()}{' '}
        <Link to="/developers" className={css({ color: 'link', fontWeight: 620 })}>
          {t.examples()}
        </Link>
      </p>
      {phase === 'loading' && (
        <p role="status" className={quiet}>
          {t.loading()}
        </p>
      )}
      {phase === 'failed' && <LoadFailed text={t.failed()} onRetry={() => flow.send({ type: 'retry.clicked' })} />}
      {phase === 'shown' && <Making flow={flow} />}
      {keys.length > 0 && (
        <ul className={css({ display: 'grid', width: '100%' })}>
          {keys.map((key) => (
            <Listed key={key.id} flow={flow} item={key} />
          ))}
        </ul>
      )}
    </Block>
  );
}

/** The button that opens the form, the form, or the key that was made with it. */
function Making({ flow }: Flow) {
  const t = useWords().settings.keys;
  const form = useSelector(flow, selectKeyForm);
  const made = useSelector(flow, selectNewKey);
  if (made !== null) return <New flow={flow} secret={made} />;
  if (form !== null) return <Form flow={flow} step={form} />;
  return <Button onClick={() => flow.send({ type: 'key.wanted' })}>{t.make()}</Button>;
}

function Form({ flow, step }: Flow & { step: NonNullable<ReturnType<typeof selectKeyForm>> }) {
  const t = useWords().settings.keys;
  const scopes = useSelector(flow, selectKeyScopes);
  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '14px', width: '100%', maxWidth: '420px' })}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'key.submitted' });
      }}
    >
      <Field
        label={t.name()}
        name="keyName"
        value={useSelector(flow, selectKeyName)}
        maxLength={keyLimits.name}
        autoComplete="off"
        autoFocus
        onChange={(event) => flow.send({ type: 'name.changed', value: event.currentTarget.value })}
      />
      <fieldset className={css({ display: 'grid' })}>
        <legend className={css({ padding: '0', marginBottom: '4px', fontWeight: 600, fontSize: 'label' })}>{t.what()}</legend>
        {keyScopes.map((scope) => (
          <label
            key={scope}
            className={css({
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minHeight: '44px',
              paddingBlock: '6px',
              lineHeight: 1.4,
              cursor: 'pointer',
            })}
          >
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => flow.send({ type: 'scope.toggled', scope })}
              className={css({ width: '24px', height: '24px', margin: '0', accentColor: 'token(colors.action)', flexShrink: 0 })}
            />
            {t.scopes[scope]()}
          </label>
        ))}
      </fieldset>
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
        <Button type="submit" variant="primary" busy={step === 'making'}>
          {t.submit()}
        </Button>
        {step !== 'making' && <Button onClick={() => flow.send({ type: 'key.abandoned' })}>{t.cancel()}</Button>}
      </div>
    </form>
  );
}

/** The new key, whole, until the user has it. */
function New({ flow, secret }: Flow & { secret: string }) {
  const t = useWords().settings.keys;
  return (
    <div className={css({ display: 'grid', gap: '14px', width: '100%', padding: '16px', borderRadius: 'lg', background: 'surface.2' })}>
      <Field
        label={t.new()}
        value={secret}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        className={css({ '& input': { fontFamily: 'monospace', fontSize: 'label', textOverflow: 'ellipsis' } })}
      />
      <p role="status" className={css({ fontSize: 'small', color: 'text.2' })}>
        {t.once()}
      </p>
      <div className={buttons}>
        <Button variant="primary" onClick={() => flow.send({ type: 'copy.clicked' })}>
          {t.copy()}
        </Button>
        <Button onClick={() => flow.send({ type: 'key.kept' })}>{t.kept()}</Button>
      </div>
    </div>
  );
}

function Listed({ flow, item: { id, name, start, scopes, createdAt, usedAt } }: Flow & { item: Key }) {
  const t = useWords().settings.keys;
  const isChosen = useSelector(flow, selectChosenKey) === id;
  const confirmation = useSelector(flow, selectConfirmation);
  const revoking = useSelector(flow, selectIsRevokingKey) && isChosen;
  return (
    <li className={listed}>
      <span className={css({ flex: '1 1 220px', minWidth: 0 })}>
        <span className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{name}</span>{' '}
        <code className={css({ fontFamily: 'monospace', fontSize: 'small', color: 'text.2' })}>{start}…</code>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          {keyScopes
            .filter((scope) => scopes.includes(scope))
            .map((scope) => t.scopes[scope]())
            .join(' · ')}
        </span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          <Moment at={usedAt ?? createdAt} dateStyle="medium" within={usedAt ? t.used : t.since} />
        </span>
      </span>
      <Question
        ask={t.revoke()}
        question={t.sure()}
        confirm={t.confirm()}
        cancel={t.keep()}
        isAsked={isChosen}
        busy={revoking}
        onAsk={() => flow.send({ type: 'revocation.asked', id })}
        onConfirm={() => confirmation?.send({ type: 'confirmation.given' })}
        onCancel={() => confirmation?.send({ type: 'confirmation.refused' })}
      />
    </li>
  );
}
