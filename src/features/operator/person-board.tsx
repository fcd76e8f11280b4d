import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { orders } from '../../../contract/facts/statuses.ts';
import { selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorPerson } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { BoardOrder } from './board-order.tsx';
import { BoardSearch } from './board-search.tsx';
import { ConsolePages } from './console-pages.tsx';
import { PersonItem } from './person-item.tsx';

/** The accounts: the newest, or the one that is looked for. */
export default function PersonBoard({ path }: PageProps) {
  const t = useWords().operatorPeople;
  const people = useSelector(boardFlow(useRoot()), selectBoardItems<'people'>);
  const columns = useColumns();
  return (
    <Board path={path} words={t} nav={<ConsolePages current="people" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <BoardList
        items={people}
        empty={t.empty()}
        filter={
          <>
            <BoardSearch label={t.search()} find={t.find()} all={t.all()} />
            <BoardOrder orders={orders.people} />
          </>
        }
        csv={{ name: 'iridia-people.csv', columns }}
      >
        {(person) => <PersonItem person={person} />}
      </BoardList>
    </Board>
  );
}

function useColumns(): readonly Column<OperatorPerson>[] {
  const t = useWords().operatorPeople.columns;
  return [
    [t.id(), ({ id }) => id],
    [t.email(), ({ email }) => email],
    [t.at(), ({ at }) => at],
    [t.closed(), ({ closedAt }) => closedAt],
    [t.balance(), ({ balance }) => balance],
    [t.jobs(), ({ jobs }) => jobs],
    [t.payments(), ({ payments }) => payments],
  ];
}
