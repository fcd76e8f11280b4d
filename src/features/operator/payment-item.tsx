import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { OperatorPayment } from '../../../machines/board/board.types.ts';
import { Moment } from '../../design/moment.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { ActForm } from './act-form.tsx';

const quiet = css({ color: 'text.2', fontSize: 'small' });
const mono = css({ fontFamily: 'mono', overflowWrap: 'anywhere' });

/** One payment: who paid what, the credits that came of it, and its refund. */
export function PaymentItem({ payment }: { payment: OperatorPayment }) {
  const t = useWords().operatorMoney;
  const { id, account, email, kind, price, currency, status, charge, at, settledAt, credits, given, taken, refund, balanced, difference } =
    payment;
  const amount = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'currency', currency }).format(Number(price));
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'space-between' })}>
        <div style={{ flex: '1 1 260px', minWidth: 0 }}>
          <h2 className={css({ fontWeight: 620 })}>
            {amount} · {t.kinds[kind]()}
          </h2>
          <p className={quiet} style={{ overflowWrap: 'anywhere' }}>
            {email}
          </p>
          {[...new Set([account, id, charge])].map(
            (each) =>
              each !== null &&
              each !== '' && (
                <p key={each} className={cx(quiet, mono)}>
                  {each}
                </p>
              ),
          )}
        </div>
        <div className={quiet}>
          <p className={css({ fontWeight: 620 })}>{t.status[status]()}</p>
          <Moment at={settledAt ?? at} dateStyle="medium" />
        </div>
      </div>
      {kind !== 'unknown' && <p className={quiet}>{t.ledger({ credits, given, taken })}</p>}
      {!balanced && <p className={css({ color: 'danger' })}>{t.odd()}</p>}
      {difference !== null && <p className={css({ color: 'danger', maxWidth: '68ch' })}>{t.differences[difference]()}</p>}
      {difference === 'unknownRefund' && (
        <div>
          <ActForm name="apply" subject={id} label={t.acts.apply.label()} body={t.acts.apply.body()} />
        </div>
      )}
      {refund !== 'none' && <p>{t.refund[refund]()}</p>}
      {status === 'paid' && refund === 'none' && kind !== 'unknown' && difference !== 'unknownRefund' && (
        <div>
          <ActForm name="refund" subject={id} label={t.acts.refund.label()} body={t.acts.refund.body()} />
        </div>
      )}
    </>
  );
}
