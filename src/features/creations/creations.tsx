import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import {
  selectCancelling,
  selectCreations,
  selectCreationsPhase,
  selectHasMore,
  selectIsMaking,
  selectUndoable,
} from '../../../machines/creations/creations.selectors.ts';
import { Head } from '../../routing/head.tsx';
import { useOnceSettled, useRoot } from '../../actors/hooks.tsx';
import { creationsFlow } from '../../actors/creations.ts';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { Empty } from '../../design/empty.tsx';
import { Optional } from '../../design/optional.tsx';
import { Link } from '../../routing/link.tsx';
import { FailedList, More } from '../../design/list-end.tsx';
import { wrap } from '../../design/layout.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import { NotifyMe } from '../making/result/notify-me.tsx';
import { deferred } from '../../platform/deferred.tsx';
import { coming, grid } from './grid.ts';
import { ToolFilter } from './tool-filter.tsx';
import { Undo } from './undo.tsx';

/** What shows creations: its code comes beside the list, which only the server knows. */
const Days = deferred(async () => (await import('./days.tsx')).Days);

/** The person's creations: jobs in progress first, then by day, newest first. */
export default function Creations({ path }: PageProps) {
  const LL = useWords();
  const t = LL.creations;
  const creations = creationsFlow(useRoot());
  const phase = useSelector(creations, selectCreationsPhase);
  const items = useSelector(creations, selectCreations);
  const isMaking = useSelector(creations, selectIsMaking);
  const hasMore = useSelector(creations, selectHasMore);
  const cancelling = useSelector(creations, selectCancelling);
  const undoable = useSelector(creations, selectUndoable);
  useOnceSettled(Days);
  const waiting = <Skeleton label={t.loading()} count={4} className={cx(grid, css({ marginTop: '32px' }))} item={coming} />;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '16px',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingTop: { base: '28px', md: '48px' },
        })}
      >
        <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
        <div className={css({ display: 'flex', minWidth: 0, flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
          {isMaking && <NotifyMe />}
          <ToolFilter creations={creations} />
        </div>
      </div>
      <div aria-live="polite">{undoable && <Undo key={undoable.id} onUndo={() => creations.send({ type: 'removal.undone' })} />}</div>
      {(phase === 'hidden' || phase === 'loading') && waiting}
      {phase === 'empty' && <NoCreations />}
      {phase === 'failed' && (
        <FailedList text={t.failed()} retry={LL.actions.retry()} onRetry={() => creations.send({ type: 'retry.clicked' })} />
      )}
      {items.length > 0 && phase !== 'failed' && (
        <Optional
          part={Days}
          fallback={waiting}
          renderLost={(retry) => (
            <FailedList text={t.failed()} retry={LL.actions.retry()} onRetry={() => void Days.load().then(retry, retry)} />
          )}
        >
          <Days
            items={items}
            cancelling={cancelling}
            onRemove={(id) => creations.send({ type: 'creation.removed', id })}
            onCancel={(id) => creations.send({ type: 'cancel.clicked', id })}
          />
        </Optional>
      )}
      {hasMore && (phase === 'ready' || phase === 'loadingMore' || phase === 'moreFailed') && (
        <More
          label={t.more()}
          busy={phase === 'loadingMore'}
          failed={phase === 'moreFailed' ? t.moreFailed() : undefined}
          onMore={() => creations.send({ type: 'more.requested' })}
        />
      )}
    </div>
  );
}

function NoCreations() {
  const t = useWords().creations;
  return (
    <Empty art="octopus" title={t.empty.title()} body={t.empty.body()}>
      <Link to="/ai-sticker-maker#make" className={button({ variant: 'primary' })}>
        {t.empty.action()}
      </Link>
    </Empty>
  );
}
