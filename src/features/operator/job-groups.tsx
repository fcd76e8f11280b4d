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
import { useEngineName } from './engine-name.ts';

const start = { padding: '10px 8px', textAlign: 'start' } as const;
const end = { padding: '10px 8px', textAlign: 'end' } as const;
/** Model and time have columns of their own where there is room, and stand below the tool and the count on a phone. */
const wide = css({ display: { base: 'none', md: 'table-cell' } });
const below = css({ display: { base: 'block', md: 'none' }, fontSize: 'small', color: 'text.2', fontWeight: 400 });

/** How the jobs of the last days ended, by tool, model and reason; a failure leads to its jobs. */
export function JobGroups() {
  const { jobs: t } = useWords().operatorBoards;
  const toolName = useToolName();
  const engineName = useEngineName();
  const durations = useDurations();
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  const flow = boardFlow(useRoot());
  const groups = useSelector(flow, selectBoardGroups<'jobs'>);
  const lasted = ({ ran }: (typeof groups)[number]) => (ran === null ? '–' : durations(ran));
  const maker = ({ engine }: (typeof groups)[number]) => (engine === null ? '–' : engineName(engine));
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
          <table className={css({ width: '100%', borderCollapse: 'collapse', fontSize: 'label' })}>
            <thead className={css({ fontSize: 'small', color: 'text.2' })}>
              <tr>
                <th scope="col" style={start}>
                  {t.tool()}
                  <span className={below}>{t.groups.model()}</span>
                </th>
                <th scope="col" style={start} className={wide}>
                  {t.groups.model()}
                </th>
                <th scope="col" style={start}>
                  {t.groups.outcome()}
                </th>
                <th scope="col" style={end}>
                  {t.groups.count()}
                  <span className={below}>{t.groups.ran()}</span>
                </th>
                <th scope="col" style={end} className={wide}>
                  {t.groups.ran()}
                </th>
              </tr>
            </thead>
            <tbody className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {groups.map((group) => (
                <tr key={`${group.tool} ${group.engine} ${group.reason}`} className={css({ borderTop: '1px solid token(colors.line)' })}>
                  <th scope="row" style={{ ...start, fontWeight: 400 }}>
                    {toolName(group.tool)}
                    <span className={below}>{maker(group)}</span>
                  </th>
                  <td style={start} className={wide}>
                    {maker(group)}
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
                  <td style={end}>
                    {numbers.format(group.count)}
                    <span className={below}>{lasted(group)}</span>
                  </td>
                  <td style={end} className={wide}>
                    {lasted(group)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
