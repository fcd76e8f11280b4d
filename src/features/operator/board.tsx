import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import {
  selectBoardPhase,
  selectHasMoreOfBoard,
  selectIsBoardGrowing,
  selectIsBoardRefreshing,
} from '../../../machines/board/board.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { More } from '../../design/list-end.tsx';
import { useWords } from '../../platform/words.ts';
import { Head } from '../../routing/head.tsx';
import Missing from '../discover/missing.tsx';
import { NotOpen } from './not-open.tsx';

type Words = { title: () => string; description: () => string; heading: () => string };
type Props = { path: string; words: Words; nav: ReactNode; children: ReactNode };

/** What a board shows in each state: the missing page, the way to the console, or its list with the button for more. */
export function Board({ path, words, nav, children }: Props) {
  const LL = useWords();
  const phase = useSelector(boardFlow(useRoot()), selectBoardPhase);
  if (phase === 'missing') return <Missing path={path} />;
  // Until the server knows who asks, the page reveals nothing of itself.
  const isAsked = phase === 'loading';
  return (
    <>
      {isAsked ? (
        <Head path={path} title={LL.siteStatus.missing.title()} description={LL.siteStatus.missing.body()} />
      ) : (
        <Head path={path} title={words.title()} description={words.description()} />
      )}
      <Step heading={words.heading()} nav={nav}>
        {children}
      </Step>
    </>
  );
}

function Step({ heading, nav, children }: Pick<Props, 'nav' | 'children'> & { heading: string }) {
  const LL = useWords();
  const t = LL.operatorBoards;
  const flow = boardFlow(useRoot());
  const phase = useSelector(flow, selectBoardPhase);
  const hasMore = useSelector(flow, selectHasMoreOfBoard);
  const isRefreshing = useSelector(flow, selectIsBoardRefreshing);
  const isGrowing = useSelector(flow, selectIsBoardGrowing);
  if (phase === 'open')
    return (
      <div aria-busy={isRefreshing} className={css({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0,1fr)' })}>
        {nav}
        <h1 className={css({ textStyle: 'h1' })}>{heading}</h1>
        {children}
        {hasMore && <More label={t.more()} busy={isGrowing} onMore={() => flow.send({ type: 'more.requested' })} />}
      </div>
    );
  if (phase === 'missing') return null;
  return <NotOpen phase={phase} heading={heading} words={t} onRetry={() => flow.send({ type: 'retry.requested' })} />;
}
