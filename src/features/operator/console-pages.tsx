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

/** The pages of the console, of which this is one. */
export function ConsolePages({ current }: { current: keyof typeof paths }) {
  const t = useWords().operatorBoards.pages;
  return (
    <nav aria-label={t.label()} className={pillRow}>
      {(Object.keys(paths) as (keyof typeof paths)[]).map((name) => (
        <Link key={name} to={paths[name]} className={pill} aria-current={name === current ? 'page' : undefined}>
          {t[name]()}
        </Link>
      ))}
    </nav>
  );
}
