import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { css } from 'styled-system/css';
import { selectJobCount, selectJobProgress, selectReadyCount } from '../../../machines/jobs/jobs.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { jobsFlow } from '../../actors/jobs.ts';
import { Link } from '../../routing/link.tsx';
import { useWords } from '../../platform/words.ts';

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: '40px',
  minWidth: '40px',
  paddingInline: { base: '8px', md: '12px' },
  justifyContent: 'center',
  borderRadius: 'full',
  background: 'soft',
  color: 'soft.text',
  fontSize: 'small',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  // There's no room beside the balance.
  '@media (max-width: 359px)': { display: 'none' },
});
const words = css({ display: { base: 'none', md: 'inline' } });
const ring = css({ width: '20px', height: '20px', borderRadius: 'full', flexShrink: 0 });

/** In the bar of every page: how far the jobs are, or that a result is ready; it leads to the creations. */
export default function JobIndicator() {
  const t = useWords().jobs;
  const jobs = jobsFlow(useRoot());
  const count = useSelector(jobs, selectJobCount);
  const progress = useSelector(jobs, selectJobProgress);
  const ready = useSelector(jobs, selectReadyCount);
  if (count === 0 && ready === 0) return null;
  const percent = Math.round(progress * 100);
  const name = count > 0 ? t.underWay(count) : t.ready(ready);
  return (
    <Link to="/my-creations" aria-label={count > 0 ? `${name}, ${percent}%` : name} className={pill}>
      {count > 0 ? (
        <span
          aria-hidden="true"
          className={ring}
          style={{
            background: `radial-gradient(closest-side, var(--colors-soft) 68%, transparent 72%), conic-gradient(var(--colors-violet-500) ${percent}%, var(--colors-line-2) 0)`,
          }}
        />
      ) : (
        <Check size={18} aria-hidden="true" />
      )}
      <span className={words}>{name}</span>
    </Link>
  );
}
