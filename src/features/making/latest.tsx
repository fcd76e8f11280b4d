import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { selectJobsUnderWay, selectMade } from '../../../machines/jobs/jobs.selectors.ts';
import type { JobUnderWay } from '../../../machines/jobs/jobs.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { jobsFlow } from '../../actors/jobs.ts';
import { downloadName } from '../../platform/file-name.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { card } from '../../design/layout.ts';
import { Progress } from '../../design/progress.tsx';
import { Link } from '../../routing/link.tsx';
import { DownloadLink } from './result/download-link.tsx';
import { Thumbnail } from './result/thumbnail.tsx';

const tile = css({
  position: 'relative',
  flexShrink: 0,
  width: { base: '116px', md: '132px' },
  height: { base: '142px', md: '164px' },
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'surface.2',
  // A player needs more room than an image.
  '&[data-kind=audio]': { width: '260px', display: 'grid', alignContent: 'center' },
});

/** Below a tool: what this visit made, newest first, after what is on its way. Nothing while there is nothing. */
export function Latest() {
  const t = useWords().job.latest;
  const jobs = jobsFlow(useRoot());
  const underWay = useSelector(jobs, selectJobsUnderWay);
  const made = useSelector(jobs, selectMade);
  if (made.length === 0) return null;
  return (
    <section aria-labelledby="latest" className={card} style={{ padding: 'clamp(14px, 1.6vw, 20px)', marginTop: '20px', minWidth: 0 }}>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 16px',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          marginBottom: '12px',
        })}
      >
        <h2 id="latest" className={css({ textStyle: 'h4' })}>
          {t.title()}
        </h2>
        <Link to="/my-creations" className={css({ color: 'link', fontWeight: 650, fontSize: 'small', paddingBlock: '6px' })}>
          {t.all()}
        </Link>
      </div>
      <Suspense>
        <ul className={css({ display: 'flex', gap: '12px', overflowX: 'auto', scrollbarWidth: 'thin', paddingBottom: '4px' })}>
          {underWay.map((job) => (
            <Coming key={job.id} job={job} />
          ))}
          {made.map((item) => (
            <Made key={item.id} item={item} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

function Coming({ job }: { job: JobUnderWay }) {
  const LL = useWords();
  const nameOf = useToolName();
  return (
    <li className={tile}>
      <div
        className={css({
          display: 'grid',
          alignContent: 'center',
          gap: '10px',
          height: '100%',
          padding: '14px',
          background: 'soft',
          color: 'soft.text',
        })}
      >
        <p className={css({ fontWeight: 720, fontSize: 'title', textAlign: 'center' })}>{`${Math.round(job.progress * 100)}%`}</p>
        <Progress value={job.progress} label={LL.job.progress()} />
        <p className={css({ fontSize: 'note', textAlign: 'center', overflowWrap: 'anywhere' })}>{nameOf(job.tool)}</p>
      </div>
    </li>
  );
}

function Made({ item }: { item: Creation }) {
  const nameOf = useToolName();
  const { marks } = localeFacts[useLocale()];
  const [output] = item.outputs;
  if (!output) return null;
  const label = [nameOf(item.tool), item.words].filter(Boolean).join(marks.listed);
  const file = downloadName(item.tool, { words: item.words ?? null });
  return (
    <li className={tile} data-kind={output.type.split('/')[0]}>
      <Thumbnail output={output} label={label} actions={<DownloadLink output={output} file={file} />} />
    </li>
  );
}
