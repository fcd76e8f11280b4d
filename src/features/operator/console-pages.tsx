import { pill, pillRow } from '../../design/pills.ts';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';

const paths = {
  today: '/operator',
  jobs: '/operator/jobs',
  reports: '/operator/reports',
  people: '/operator/people',
  money: '/operator/money',
  settings: '/operator/settings',
  models: '/operator/models',
} as const;

/** On a phone the row is wider than the screen: it begins with the page that is open in its middle. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
}

/** The pages of the console, of which this is one. */
export function ConsolePages({ current }: { current: keyof typeof paths }) {
  const t = useWords().operatorBoards.pages;
  return (
    <nav ref={showCurrent} aria-label={t.label()} className={pillRow}>
      {(Object.keys(paths) as (keyof typeof paths)[]).map((name) => (
        <Link key={name} to={paths[name]} className={pill} aria-current={name === current ? 'page' : undefined}>
          {t[name]()}
        </Link>
      ))}
    </nav>
  );
}
