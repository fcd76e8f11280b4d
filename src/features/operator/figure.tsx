import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { Figures } from '../../../machines/operator/operator.types.ts';
import { card } from '../../design/layout.ts';
import { useLocale, useWords } from '../../platform/words.ts';

type Day = Figures['days'][number];
type Name = Exclude<keyof Day, 'day'>;

/** Height of the drawing in its own units; each day is ten units wide, two of which are a gap. */
const height = 72;
/** A day with something is seen, however small beside the highest. */
const least = 3;

/** One figure of each day as bars, with its total and today's; the same numbers stand in a table that can be opened. */
export function Figure({ name, days }: { name: Name; days: readonly Day[] }) {
  const t = useWords().operatorConsole.days;
  const { tag, marks } = localeFacts[useLocale()];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  const dates = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const worded = (value: number | null): string => {
    if (value === null) return '–';
    return name === 'wait' ? seconds.format(value / 1000) : numbers.format(value);
  };
  const values = days.map((day) => day[name]);
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const latest = worded(values.at(-1) ?? null);
  return (
    <section className={cx(card, css({ padding: '16px' }))}>
      <h3 className={css({ fontWeight: 620 })}>{t[name]()}</h3>
      <p className={css({ color: 'text.2', fontSize: 'small' })} style={{ minHeight: '22px' }}>
        {total === 0 ? t.none() : t.today(latest)}
        {total > 0 && name !== 'wait' && ` · ${t.total(numbers.format(total))}`}
      </p>
      <svg
        viewBox={`0 0 ${days.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={css({ width: '100%', height: '72px', marginTop: '10px', borderBottom: '1px solid token(colors.line)' })}
      >
        {days.map((day, index) => {
          const value = day[name] ?? 0;
          const tall = value === 0 ? 0 : Math.max(least, (value / top) * height);
          return (
            <rect
              key={day.day}
              x={index * 10 + 1}
              y={height - tall}
              width="8"
              height={tall}
              fill={name === 'failed' ? 'var(--colors-danger)' : 'var(--colors-violet-500)'}
            >
              <title>{`${dates.format(new Date(day.day))}${marks.colon}${worded(day[name])}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={css({ display: 'flex', justifyContent: 'space-between', color: 'text.3', fontSize: 'small', marginTop: '4px' })}>
        <span>{days[0] && dates.format(new Date(days[0].day))}</span>
        <span>{days.at(-1) && dates.format(new Date(days.at(-1)!.day))}</span>
      </div>
      <details className={css({ marginTop: '6px', fontSize: 'small' })}>
        <summary className={css({ color: 'link', cursor: 'pointer', minHeight: '24px' })}>{t.table()}</summary>
        <div style={{ maxHeight: '220px', overflowY: 'auto' }}>
          <table className={css({ width: '100%', fontVariantNumeric: 'tabular-nums', '& td': { textAlign: 'end' } })}>
            <thead>
              <tr>
                <th scope="col" className={css({ textAlign: 'start' })}>
                  {t.day()}
                </th>
                <th scope="col" className={css({ textAlign: 'end' })}>
                  {t[name]()}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row" className={css({ textAlign: 'start', fontWeight: 400 })}>
                    {dates.format(new Date(day.day))}
                  </th>
                  <td>{worded(day[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
