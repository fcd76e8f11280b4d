import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { moneyStates, orders } from '../../../contract/facts/statuses.ts';
import { selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorPayment } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Chips } from '../../design/chips.tsx';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { BoardOrder } from './board-order.tsx';
import { BoardSearch } from './board-search.tsx';
import { ConsolePages } from './console-pages.tsx';
import { PaymentItem } from './payment-item.tsx';
import { useFilter } from './use-filter.ts';

/** The payments, each beside what the ledger holds of it. */
export default function MoneyBoard({ path }: PageProps) {
  const t = useWords().operatorMoney;
  const payments = useSelector(boardFlow(useRoot()), selectBoardItems<'money'>);
  const columns = useColumns();
  return (
    <Board path={path} words={t} nav={<ConsolePages current="money" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <BoardList items={payments} empty={t.empty()} filter={<Filter />} csv={{ name: 'iridia-payments.csv', columns }}>
        {(payment) => <PaymentItem payment={payment} />}
      </BoardList>
    </Board>
  );
}

function Filter() {
  const t = useWords().operatorMoney;
  const [filter, choose] = useFilter();
  return (
    <>
      <Chips
        label={t.show()}
        options={moneyStates.map((value) => ({ value, label: t.states[value]() }))}
        value={filter['state'] ?? 'all'}
        onChoose={(state) => choose({ state })}
      />
      <BoardSearch label={t.search()} find={t.find()} all={t.everything()} />
      <BoardOrder orders={orders.money} />
    </>
  );
}

function useColumns(): readonly Column<OperatorPayment>[] {
  const LL = useWords().operatorMoney;
  const { columns: t } = LL;
  return [
    [t.id(), ({ id }) => id],
    [t.account(), ({ account }) => account],
    [t.email(), ({ email }) => email],
    [t.kind(), ({ kind }) => LL.kinds[kind]()],
    [t.price(), ({ price }) => Number(price)],
    [t.currency(), ({ currency }) => currency],
    [t.status(), ({ status }) => LL.status[status]()],
    [t.at(), ({ at }) => at],
    [t.settled(), ({ settledAt }) => settledAt],
    [t.charge(), ({ charge }) => charge],
    [t.credits(), ({ credits }) => credits],
    [t.given(), ({ given }) => given],
    [t.taken(), ({ taken }) => taken],
  ];
}
