import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { toolSlugs } from '../../../../contract/facts/tools/catalog.ts';
import { selectHasMoreItems, selectItems, selectListingPhase } from '../../../../machines/listing/listing.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { selectIsDownloading } from '../../../../machines/download/download.selectors.ts';
import { historyDownloadFlow } from '../../../actors/download.ts';
import { historyFlow } from '../../../actors/listing.ts';
import { useToolName } from '../../../platform/names.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import type { HistoryFile } from '../../../actors/download.ts';
import type { LedgerLine } from '../../../actors/listing.ts';
import { Button } from '../../../design/button.tsx';
import { More } from '../../../design/list-end.tsx';
import { BalancePlot } from './balance-plot.tsx';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, quiet } from './block.tsx';
import { Moment } from '../../../design/moment.tsx';

const cell = css({ paddingBlock: '10px', paddingInline: '8px', textAlign: 'start', borderTop: '1px solid token(colors.line)' });
/** The time has its own column where there is room; on a phone it is below the description. */
const time = cx(cell, css({ display: { base: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' }));
const timeBelow = css({ display: { base: 'block', md: 'none' }, fontSize: 'small', color: 'text.2', marginTop: '2px' });
const figure = css({
  paddingBlock: '10px',
  paddingInline: '8px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderTop: '1px solid token(colors.line)',
});

/** The names of a dictionary, by key. */
const spoken = <K extends string>(words: Record<K, () => string>) =>
  Object.fromEntries(Object.entries<() => string>(words).map(([key, translate]) => [key, translate()])) as Record<K, string>;

/** What changed the balance, a line for each generation with its tool, and a download of all lines. A visitor has a history too. */
export function History() {
  const LL = useWords();
  const t = LL.history;
  const root = useRoot();
  const history = historyFlow(root);
  const phase = useSelector(history, selectListingPhase);
  const lines = useSelector(history, (snapshot) => selectItems<LedgerLine>(snapshot));
  const hasMore = useSelector(history, selectHasMoreItems);
  const toolName = useToolName();
  const { colon } = localeFacts[useLocale()].marks;
  const what = ({ kind, source, tool }: LedgerLine) => `${t.kinds[kind]()}${colon}${tool ? toolName(tool) : t.sources[source]()}`;
  const download = historyDownloadFlow(root);
  const downloading = useSelector(download, selectIsDownloading);
  const request: HistoryFile = {
    head: [t.columns.at(), t.columns.what(), t.columns.amount(), t.columns.balance()],
    kinds: spoken(t.kinds),
    colon,
    sources: spoken(t.sources),
    tools: Object.fromEntries(toolSlugs.map((slug) => [slug, toolName(slug)])),
  };
  return (
    <div id="history">
      <Block
        title={t.title()}
        end={
          lines.length > 0 && (
            <Button size="small" busy={downloading} onClick={() => download.send({ type: 'download.clicked', request })}>
              {!downloading && <Download size={16} aria-hidden="true" />}
              {t.csv()}
            </Button>
          )
        }
      >
        {(phase === 'hidden' || phase === 'loading') && (
          <p role="status" className={quiet}>
            {t.loading()}
          </p>
        )}
        {phase === 'empty' && <p className={quiet}>{t.empty()}</p>}
        {phase === 'failed' && <LoadFailed text={t.failed()} onRetry={() => history.send({ type: 'retry.clicked' })} />}
        <BalancePlot lines={lines} />
        {lines.length > 0 && <Lines lines={lines} what={what} />}
        {hasMore && (
          <More
            label={t.more()}
            busy={phase === 'loadingMore'}
            failed={phase === 'moreFailed' ? t.moreFailed() : undefined}
            onMore={() => history.send({ type: 'more.requested' })}
          />
        )}
      </Block>
    </div>
  );
}

function Lines({ lines, what }: { lines: readonly LedgerLine[]; what: (line: LedgerLine) => string }) {
  const t = useWords().history;
  const { tag } = localeFacts[useLocale()];
  const numbers = new Intl.NumberFormat(tag);
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
  return (
    <div className={css({ width: '100%', overflowX: 'auto' })}>
      <table className={css({ width: '100%', borderCollapse: 'collapse', fontSize: 'label' })}>
        <thead className={css({ fontSize: 'small', color: 'text.2' })}>
          <tr>
            <th scope="col" className={time}>
              {t.columns.at()}
            </th>
            <th scope="col" className={cell}>
              {t.columns.what()}
            </th>
            <th scope="col" className={figure}>
              {t.columns.amount()}
            </th>
            <th scope="col" className={figure}>
              {t.columns.balance()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={time}>
                <Moment at={line.at} dateStyle="medium" />
              </td>
              <td className={cell}>
                {what(line)}
                <Moment at={line.at} dateStyle="medium" className={timeBelow} />
              </td>
              {/* The locales write a hyphen, which is shorter than a plus and hardly seen. */}
              <td className={figure}>{signed.format(line.amount).replace('-', '−')}</td>
              <td className={figure}>{numbers.format(line.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
