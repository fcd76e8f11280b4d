import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorPerson } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { ConsolePages } from './console-pages.tsx';
import { PersonItem } from './person-item.tsx';
import { useFilter } from './use-filter.ts';

/** The accounts: the newest, or the one that is looked for. */
export default function PersonBoard({ path }: PageProps) {
  const t = useWords().operatorPeople;
  const people = useSelector(boardFlow(useRoot()), selectBoardItems<'people'>);
  const columns = useColumns();
  return (
    <Board path={path} words={t} nav={<ConsolePages current="people" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <BoardList items={people} empty={t.empty()} filter={<Search />} csv={{ name: 'iridia-people.csv', columns }}>
        {(person) => <PersonItem person={person} />}
      </BoardList>
    </Board>
  );
}

function Search() {
  const t = useWords().operatorPeople;
  const [filter, choose] = useFilter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    choose({ search: sought === '' ? undefined : sought });
  };
  return (
    <form onSubmit={submit} role="search" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end' })}>
      <Field label={t.search()} name="search" type="search" maxLength={254} defaultValue={filter['search'] ?? ''} autoComplete="off" />
      <Button type="submit">{t.find()}</Button>
      {filter['search'] !== undefined && <Button onClick={() => choose({ search: undefined })}>{t.all()}</Button>}
    </form>
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
