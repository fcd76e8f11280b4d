import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import { limits } from '../../../contract/facts/limits.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectBoardGroups } from '../../../machines/board/board.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { card } from '../../design/layout.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { useDurations } from './durations.ts';

const start = { padding: '10px 8px', textAlign: 'start' } as const;
const end = { padding: '10px 8px', textAlign: 'end', whiteSpace: 'nowrap' } as const;

/** How the jobs of the last days ended, by tool, model and reason; a failure leads to its jobs. */
export function JobGroups() {
  const { jobs: t } = useWords().operatorBoards;
  const toolName = useToolName();
  const durations = useDurations();
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  const flow = boardFlow(useRoot());
  const groups = useSelector(flow, selectBoardGroups<'jobs'>);
  const show = ({ tool, engine, reason }: (typeof groups)[number]) =>
    flow.send({
      type: 'filter.chosen',
      filter: { state: 'failed', tool, ...(engine !== null && { engine }), ...(reason !== null && { reason }) },
    });
  return (
    <section className={cx(card, css({ display: 'grid', gap: '14px' }))} style={{ padding: 'clamp(18px,2vw,24px)' }}>
      <h2 className={css({ textStyle: 'h4' })}>{t.groups.title({ days: limits.groupDays })}</h2>
      {groups.length === 0 ? (
        <p className={css({ color: 'text.2' })}>{t.groups.none()}</p>
      ) : (
        <div className={css({ width: '100%', overflowX: 'auto' })}>
          <table className={css({ width: '100%', borderCollapse: 'collapse', fontSize: 'label' })} style={{ minWidth: '560px' }}>
            <thead className={css({ fontSize: 'small', color: 'text.2' })}>
              <tr>
                {[t.tool(), t.groups.model(), t.groups.outcome()].map((name) => (
                  <th key={name} scope="col" style={start}>
                    {name}
                  </th>
                ))}
                {[t.groups.count(), t.groups.ran()].map((name) => (
                  <th key={name} scope="col" style={end}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {groups.map((group) => (
                <tr key={`${group.tool} ${group.engine} ${group.reason}`} className={css({ borderTop: '1px solid token(colors.line)' })}>
                  <th scope="row" style={{ ...start, fontWeight: 400 }}>
                    {toolName(group.tool)}
                  </th>
                  <td style={start} className={css({ fontFamily: 'mono' })}>
                    {group.engine ?? '–'}
                  </td>
                  <td style={start}>
                    {group.reason === null ? (
                      t.groups.made()
                    ) : (
                      <button
                        type="button"
                        className={css({ color: 'link', textDecoration: 'underline', cursor: 'pointer' })}
                        style={{ textAlign: 'start', minHeight: '24px' }}
                        onClick={() => show(group)}
                      >
                        {group.why}
                      </button>
                    )}
                  </td>
                  <td style={end}>{numbers.format(group.count)}</td>
                  <td style={end}>{group.ran === null ? '–' : durations(group.ran)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
