import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { kindOf } from '../../../../contract/facts/media-types.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import {
  selectJob,
  selectOutputs,
  selectIsOlder,
  selectMadeFrom,
  selectMadeFromName,
  selectSentWords,
} from '../../../../machines/generation/generation.selectors.ts';
import { downloadName } from '../../../platform/file-name.ts';
import { useWords } from '../../../platform/words.ts';
import { Link } from '../../../routing/link.tsx';
import { sizeOf } from '../generation/upload-size.ts';
import { WholeSound } from './beginning.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultMedia } from './result-media.tsx';
import { ResultDetails, ResultNotes } from './result-notes.tsx';
import { sourceOf, useFact, type Generation } from '../generation/use-generation.ts';

const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: { base: '320px', md: '460px' },
  height: '100%',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'surface.2',
  padding: '20px',
  // Behind the image alone, so that it shows through what is transparent and nowhere else.
  '& img': { backgroundImage: 'token(gradients.checker)', backgroundSize: '20px 20px' },
});

/** The input image for the comparison; null when there is none, or another image has taken its place. */
function useBefore(generation: Generation, tool: Tool) {
  const name = tool.fields.find(({ kind }) => kind === 'picture')?.name ?? '';
  const upload = useFact(generation, (snapshot) => selectMadeFrom(snapshot, name));
  const source = sourceOf(upload);
  const size = sizeOf(upload);
  return source && size ? { source, ...size } : null;
}

export type ResultProps = {
  generation: Generation;
  tool: Tool;
  /** What the result is called in the name of its file. */
  file: string;
  /** The sentence about the result, when the page has its own. */
  done?: string;
};

/** The result and its actions. */
export function Result({ generation, tool, file, done }: ResultProps) {
  const t = useWords().job;
  const job = useFact(generation, selectJob);
  const [output] = useFact(generation, selectOutputs);
  const before = useBefore(generation, tool);
  const isOlder = useFact(generation, selectIsOlder);
  const from = { file: useFact(generation, selectMadeFromName), words: useFact(generation, selectSentWords) };
  if (!output || !job) return null;
  const name = downloadName(file, from);
  const ready = done ?? t.ready[kindOf(output.type)]();
  return (
    <>
      <div className={stage}>
        {kindOf(output.type) === 'audio' ? (
          <WholeSound {...{ generation, tool, job, output }} label={ready} />
        ) : (
          <ResultMedia output={output} label={ready} before={before} file={name} />
        )}
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' })}>
          <p role="status" className={css({ fontWeight: 650, fontSize: 'title' })}>
            {ready}
          </p>
          {job.notes['draft'] === true && <Badge>{t.draft()}</Badge>}
          <Link
            to="/my-creations"
            className={css({
              marginLeft: 'auto',
              fontSize: 'label',
              fontWeight: 620,
              color: 'link',
              paddingBlock: '4px',
              _hover: { textDecoration: 'underline' },
            })}
          >
            {t.mine()}
          </Link>
        </div>
        {isOlder && <p className={css({ fontSize: 'label', color: 'text.2' })}>{t.older()}</p>}
        <ResultNotes job={job} />
        <ResultActions generation={generation} tool={tool} job={job} output={output} file={name} />
        <ResultDetails job={job} />
      </div>
    </>
  );
}

const Badge = ({ children }: { children: ReactNode }) => (
  <span
    className={css({
      padding: '3px 10px',
      borderRadius: 'full',
      fontSize: 'badge',
      fontWeight: 650,
      background: 'surface.2',
      color: 'text.2',
    })}
  >
    {children}
  </span>
);
