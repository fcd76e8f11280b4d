import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import {
  selectChosenReceipt,
  selectConfirmation,
  selectConsentsPhase,
  selectIsRevoking,
  selectReceipts,
} from '../../../../machines/consents/consents.selectors.ts';
import type { Receipt } from '../../../../machines/consents/consents.types.ts';
import { consentsFlow } from '../../../actors/consents.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useToolName } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { Question } from '../../../design/question.tsx';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, quiet } from './block.tsx';
import { Moment } from '../../../design/moment.tsx';

/** The consents that the person gave; a visitor gives some too. */
export function Consents() {
  const t = useWords().settings.consents;
  const consents = consentsFlow(useRoot());
  const phase = useSelector(consents, selectConsentsPhase);
  const receipts = useSelector(consents, selectReceipts);
  return (
    <Block title={t.title()}>
      <p className={quiet}>{t.body()}</p>
      {phase === 'loading' && (
        <p role="status" className={quiet}>
          {t.loading()}
        </p>
      )}
      {phase === 'failed' && <LoadFailed text={t.failed()} onRetry={() => consents.send({ type: 'retry.clicked' })} />}
      {phase === 'shown' && receipts.length === 0 && <p>{t.none()}</p>}
      {receipts.length > 0 && (
        <ul className={css({ display: 'grid', width: '100%' })}>
          {receipts.map((receipt) => (
            <Given key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function Given({ receipt: { id, subject, tool, at } }: { receipt: Receipt }) {
  const t = useWords().settings.consents;
  const consents = consentsFlow(useRoot());
  const toolName = useToolName();
  const isChosen = useSelector(consents, selectChosenReceipt) === id;
  const confirmation = useSelector(consents, selectConfirmation);
  const busy = useSelector(consents, selectIsRevoking) && isChosen;
  return (
    <li
      className={css({
        display: 'grid',
        gap: '8px',
        justifyItems: 'start',
        paddingBlock: '12px',
        '&:not(:first-child)': { borderTop: '1px solid token(colors.line)' },
      })}
    >
      <p>
        <span className={css({ fontWeight: 620 })}>{toolName(tool)}</span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          {t[subject]()} <Moment at={at} dateStyle="medium" within={t.given} />
        </span>
      </p>
      <Question
        ask={t.revoke()}
        question={t.sure()}
        confirm={t.confirm()}
        cancel={t.keep()}
        isAsked={isChosen}
        busy={busy}
        onAsk={() => consents.send({ type: 'revocation.asked', id })}
        onConfirm={() => confirmation?.send({ type: 'confirmation.given' })}
        onCancel={() => confirmation?.send({ type: 'confirmation.refused' })}
      />
    </li>
  );
}
