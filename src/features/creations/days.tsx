import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { grid } from './grid.ts';
import { isUnderWay, Tile } from './tile.tsx';

/** The local date on which it was made: `Sat Nov 21 2026`. */
const dayOf = ({ createdAt }: Creation): string => new Date(createdAt).toDateString();

/** The number of days between `day` and today. */
const daysAgo = (day: string): number => Math.round((new Date(new Date().toDateString()).getTime() - new Date(day).getTime()) / 86_400_000);

type DaysProps = {
  items: readonly Creation[];
  /** Id of the job that is being canceled. */
  cancelling: string | null;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
};

/** Jobs in progress first, then the creations of each day. */
export function Days({ items, cancelling, onRemove, onCancel }: DaysProps) {
  const t = useWords().creations;
  const { tag } = localeFacts[useLocale()];
  const days = Map.groupBy(
    items.filter((item) => !isUnderWay(item)),
    dayOf,
  );
  const underWay = items.filter(isUnderWay);
  const named = (day: string): string => {
    const ago = daysAgo(day);
    if (ago === 0) return t.today();
    return ago === 1 ? t.yesterday() : new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(day));
  };
  const group = (title: string, some: readonly Creation[]) => (
    <section key={title} className={css({ marginTop: '32px' })}>
      <h2 className={css({ textStyle: 'h4', marginBottom: '14px', color: 'text.2' })}>{title}</h2>
      <ul className={grid}>
        {some.map((item) => (
          // Long words make no column wider than the others.
          <li key={item.id} className={css({ minWidth: 0 })}>
            <Tile item={item} isCancelling={item.id === cancelling} onRemove={() => onRemove(item.id)} onCancel={() => onCancel(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {underWay.length > 0 && group(t.status.running(), underWay)}
      {[...days].map(([day, some]) => group(named(day), some))}
    </>
  );
}
