import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Button } from '../../design/button.tsx';
import { card } from '../../design/layout.ts';
import { saveCsv } from '../../platform/csv.ts';
import { useWords } from '../../platform/words.ts';

/** A column of the file: its heading, and what it holds of an item. */
export type Column<T> = readonly [heading: string, of: (item: T) => string | number | null];

type Props<T> = {
  items: readonly T[];
  empty: string;
  /** The controls that narrow the list. */
  filter: ReactNode;
  /** The file of what is listed; more is listed first. */
  csv: { name: string; columns: readonly Column<T>[] };
  children: (item: T) => ReactNode;
};

/** The selects stand beside each other, what has many parts in a line of its own. */
const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'flex-end',
  '& > *': { flex: '1 1 240px', maxWidth: { sm: '320px' } },
  '& > [role=radiogroup], & > p': { flexBasis: '100%', maxWidth: 'none' },
  '& > form': { flexGrow: 2, maxWidth: { sm: '520px' } },
});

/** What a board lists: its filter, the file of it, and an item below the other. */
export function BoardList<T extends { id: string }>({ items, empty, filter, csv: { name, columns }, children }: Props<T>) {
  const t = useWords().operatorBoards;
  const save = () => saveCsv(name, [columns.map(([heading]) => heading), ...items.map((item) => columns.map(([, of]) => of(item) ?? ''))]);
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end', justifyContent: 'space-between' })}>
        <div className={filters} style={{ flex: '1 1 300px' }}>
          {filter}
        </div>
        <Button size="small" onClick={save} disabled={items.length === 0}>
          <Download size={16} aria-hidden="true" />
          {t.csv()}
        </Button>
      </div>
      {items.length === 0 ? (
        <p className={css({ color: 'text.2' })}>{empty}</p>
      ) : (
        <ul className={css({ display: 'grid', gap: '14px' })}>
          {items.map((item) => (
            <li key={item.id} className={cx(card, css({ display: 'grid', gap: '12px' }))} style={{ padding: 'clamp(16px,2vw,20px)' }}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
