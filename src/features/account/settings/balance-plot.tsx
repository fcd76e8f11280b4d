import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { LedgerLine } from '../../../actors/listing.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { levelsOf, type Level } from './balance-levels.ts';

/** The measures of the drawing, which is stretched to the width of the page. */
const [width, height] = [600, 120];

/** The line through the levels, which holds each of them until the next, as the `d` of a path. */
function pathOf(levels: readonly Level[], now: number, max: number): string {
  const [first] = levels;
  const x = (at: number) => (((at - first!.at) / Math.max(1, now - first!.at)) * width).toFixed(1);
  const y = (balance: number) => (height - (balance / Math.max(1, max)) * height).toFixed(1);
  const steps = levels.slice(1).map(({ at, balance }) => `H${x(at)}V${y(balance)}`);
  return `M0,${y(first!.balance)}${steps.join('')}H${width}`;
}

/** The end of the plot, in milliseconds: a later one moves nothing that a person would see. */
const today = (): number => Date.now();

/** The balance over the last 30 days, beside the table of what changed it. Nothing while nothing did. */
export function BalancePlot({ lines }: { lines: readonly LedgerLine[] }) {
  const t = useWords().history.plot;
  const { tag } = localeFacts[useLocale()];
  const now = today();
  const levels = levelsOf(lines, now);
  if (levels.length < 2) return null;
  const max = Math.max(...levels.map(({ balance }) => balance));
  const since = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }).format(levels[0]!.at);
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' });
  const numbers = new Intl.NumberFormat(tag);
  const path = pathOf(levels, now, max);
  return (
    <figure className={css({ width: '100%', margin: 0, marginBottom: '8px' })}>
      <figcaption className={css({ fontSize: 'small', color: 'text.2', marginBottom: '8px' })}>{t.title(since)}</figcaption>
      <div className={css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '10px', fontSize: 'note', color: 'text.2' })}>
        <span aria-hidden="true" className={css({ display: 'grid', alignContent: 'space-between', textAlign: 'end' })}>
          <span>{numbers.format(max)}</span>
          <span>0</span>
        </span>
        <svg
          role="img"
          aria-label={t.about(since, levels[0]!.balance, levels.at(-1)!.balance, max)}
          viewBox={`0 -2 ${width} ${height + 4}`}
          preserveAspectRatio="none"
          className={css({
            width: '100%',
            height: '120px',
            color: 'violet.500',
            borderBlock: '1px solid token(colors.line)',
          })}
        >
          <path d={`${path}V${height}H0Z`} fill="currentColor" opacity=".14" />
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <span />
        <span aria-hidden="true" className={css({ display: 'flex', justifyContent: 'space-between', paddingTop: '4px' })}>
          <span>{short.format(levels[0]!.at)}</span>
          {short.format(levels[0]!.at) !== short.format(now) && <span>{short.format(now)}</span>}
        </span>
      </div>
    </figure>
  );
}
