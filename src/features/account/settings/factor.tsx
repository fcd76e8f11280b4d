import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import {
  selectFactor,
  selectFactorForm,
  selectFactorPhase,
  selectIsBeginning,
  selectIsRenewing,
  selectNewApp,
  selectRecovery,
  selectFactorProof,
  selectRemoving,
} from '../../../../machines/secondFactor/secondFactor.selectors.ts';
import type { Factor as Factors } from '../../../../machines/secondFactor/secondFactor.types.ts';
import type { Parts } from '../../../../machines/settings/settings.selectors.ts';
import { later } from '../../../actors/later.tsx';
import { Button } from '../../../design/button.tsx';
import { Moment } from '../../../design/moment.tsx';
import { hasPasskeys } from '../../../platform/passkeys.ts';
import { useWords } from '../../../platform/words.ts';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, buttons, quiet } from './block.tsx';
import { NewFactor } from './new-factor.tsx';
import { listed } from './listed.ts';

const SecondStep = later(() => import('../../proof/second-step.tsx'), { words: ['secondStep'] });

type Flow = { flow: Parts['secondFactor'] };

/** Two-step verification: the factors that the account has, and how others are added. */
export function Factor({ flow }: Flow) {
  const t = useWords().settings.factor;
  const phase = useSelector(flow, selectFactorPhase);
  const factor = useSelector(flow, selectFactor);
  return (
    <Block title={t.title()}>
      <p className={quiet}>{t.body()}</p>
      {phase === 'loading' && !factor && (
        <p role="status" className={quiet}>
          {t.loading()}
        </p>
      )}
      {phase === 'failed' && <LoadFailed text={t.failed()} onRetry={() => flow.send({ type: 'retry.clicked' })} />}
      {factor && phase !== 'failed' && phase !== 'recovery' && <List flow={flow} factor={factor} />}
      <Step flow={flow} factor={factor} />
    </Block>
  );
}

/** What can be done next, or what is being done. */
function Step({ flow, factor }: Flow & { factor: Factors | null }) {
  const t = useWords().settings.factor;
  const form = useSelector(flow, selectFactorForm);
  const app = useSelector(flow, selectNewApp);
  const recovery = useSelector(flow, selectRecovery);
  const beginning = useSelector(flow, selectIsBeginning);
  const phase = useSelector(flow, selectFactorPhase);
  if (recovery !== null) return <Recovery flow={flow} codes={recovery} />;
  if (form !== null) return <NewFactor flow={flow} step={form} app={app} />;
  if (phase !== 'listed' || !factor) return null;
  return (
    <div className={buttons}>
      {factor.app === null && (
        <Button busy={beginning} onClick={() => flow.send({ type: 'app.wanted' })}>
          {t.addApp()}
        </Button>
      )}
      {hasPasskeys() && <Button onClick={() => flow.send({ type: 'passkey.wanted' })}>{t.addPasskey()}</Button>}
    </div>
  );
}

function List({ flow, factor }: Flow & { factor: Factors }) {
  const { app, passkeys } = factor;
  const t = useWords().settings.factor;
  if (app === null && passkeys.length === 0) return null;
  return (
    <>
      <ul className={css({ display: 'grid', width: '100%' })}>
        {app !== null && (
          <Listed flow={flow} factor={factor} subject="app" name={t.app()}>
            <Moment at={app} dateStyle="medium" within={t.since} />
          </Listed>
        )}
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Listed key={id} flow={flow} factor={factor} subject={id} name={name}>
            {t.passkey()} · <Moment at={usedAt ?? createdAt} dateStyle="medium" within={usedAt === null ? t.made : t.used} />
          </Listed>
        ))}
      </ul>
      <Renewal flow={flow} factor={factor} />
    </>
  );
}

/** How many recovery codes are left, and how they are replaced. */
function Renewal({ flow, factor: { passkeys, recovery } }: Flow & { factor: Factors }) {
  const t = useWords().settings.factor;
  const isRenewing = useSelector(flow, selectIsRenewing);
  const proof = useSelector(flow, selectFactorProof);
  return (
    <div className={css({ display: 'grid', gap: '10px', justifyItems: 'start', width: '100%' })}>
      <p className={quiet}>{t.recovery(recovery)}</p>
      {isRenewing && proof ? (
        <>
          <p>{t.replaced()}</p>
          <SecondStep step={proof} heading="h3" canUsePasskey={passkeys.length > 0} />
        </>
      ) : (
        <Button size="small" onClick={() => flow.send({ type: 'renewal.asked' })}>
          {t.renew()}
        </Button>
      )}
    </div>
  );
}

type ListedProps = Flow & { factor: Factors; subject: string; name: string; children: ReactNode };

function Listed({ flow, factor, subject, name, children }: ListedProps) {
  const t = useWords().settings.factor;
  const isRemoving = useSelector(flow, selectRemoving) === subject;
  const proof = useSelector(flow, selectFactorProof);
  return (
    <li className={listed}>
      <span className={css({ flex: '1 1 220px', overflowWrap: 'anywhere' })}>
        <span className={css({ fontWeight: 620 })}>{name}</span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>{children}</span>
      </span>
      {isRemoving && proof ? (
        <SecondStep step={proof} heading="h3" canUsePasskey={factor.passkeys.length > 0} />
      ) : (
        <Button size="small" aria-label={t.removeNamed(name)} onClick={() => flow.send({ type: 'removal.asked', subject })}>
          {t.remove()}
        </Button>
      )}
    </li>
  );
}

/** The recovery codes, which are shown once. */
function Recovery({ flow, codes }: Flow & { codes: readonly string[] }) {
  const t = useWords().settings.factor;
  return (
    <div role="group" aria-label={t.save()} className={css({ display: 'grid', gap: '14px', justifyItems: 'start', width: '100%' })}>
      <p role="alert" className={css({ fontWeight: 620 })}>
        {t.save()}
      </p>
      <p className={quiet}>{t.once()}</p>
      <ul
        className={css({
          fontFamily: 'mono',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          background: 'surface.2',
          borderRadius: 'md',
          padding: '12px 14px',
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
          gap: '12px',
          width: '100%',
        })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => flow.send({ type: 'recovery.kept' })}>
        {t.kept()}
      </Button>
    </div>
  );
}
