import { useSelector } from '@xstate/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectGoesOnAt, selectPlayed, selectIsOffered, selectIsPlaying } from '../../../../machines/beginning/beginning.selectors.ts';
import type { Job } from '../../../../machines/job/job.types.ts';
import { beginningFlow } from '../../../actors/beginning.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { Button } from '../../../design/button.tsx';
import { Playable } from '../../../design/playable.tsx';
import { clock } from '../../../platform/clock.ts';
import { useWords } from '../../../platform/words.ts';
import type { Generation } from '../generation/use-generation.ts';

const useBeginning = (generation: Generation, tool: Tool) => beginningFlow(useRoot(), tool.slug, generation);

/** Plays what is made of a sound while the rest is made. Shows nothing before its first part. */
export function Beginning({ generation, tool }: { generation: Generation; tool: Tool }) {
  const LL = useWords();
  const beginning = useBeginning(generation, tool);
  const isOffered = useSelector(beginning, selectIsOffered);
  const isPlaying = useSelector(beginning, selectIsPlaying);
  const played = useSelector(beginning, (snapshot) => Math.floor(selectPlayed(snapshot)));
  useEffect(() => () => beginning.send({ type: 'page.left' }), [beginning]);
  if (!isOffered) return null;
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button variant="secondary" onClick={() => beginning.send({ type: isPlaying ? 'pause.clicked' : 'listen.clicked' })}>
      <Icon size={18} fill="currentColor" aria-hidden="true" />
      {isPlaying ? LL.making.player.pause() : LL.job.listen()}
      {played > 0 && <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'text.2' })}>{clock(played)}</span>}
    </Button>
  );
}

type WholeSoundProps = { generation: Generation; tool: Tool; job: Job; output: Job['outputs'][number]; label: string };

/** The whole sound, which goes on where its beginning was played. */
export function WholeSound({ generation, tool, job, output: { url, duration }, label }: WholeSoundProps) {
  const beginning = useBeginning(generation, tool);
  const startAt = useSelector(beginning, (snapshot) => selectGoesOnAt(snapshot, job.id));
  const onStart = () => beginning.send({ type: 'sound.taken' });
  return <Playable kind="audio" src={url} label={label} duration={duration} startAt={startAt} onStart={onStart} isTall />;
}
