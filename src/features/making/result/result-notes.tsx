import { css } from 'styled-system/css';
import type { Job } from '../../../../machines/job/job.types.ts';
import { builtInEngine } from '../../../../contract/facts/engine.ts';
import { isLocale, localeFacts } from '../../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../../platform/words.ts';

const words = (value: unknown, comma: string): string =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string').join(comma) : '';

/** The models that the engine named, whose notes are free in form. */
const modelsIn = (value: unknown): { title: string; revision: string }[] =>
  Array.isArray(value)
    ? value.filter((model: Record<string, unknown>) => typeof model?.['title'] === 'string' && typeof model['revision'] === 'string')
    : [];
/** "kettle → teapot" for each word that something near to it stands for. */
const pairs = (value: unknown, comma: string): string =>
  Array.isArray(value)
    ? value
        .filter((pair): pair is { word: string; by: string } => typeof pair?.word === 'string' && typeof pair?.by === 'string')
        .map(({ word, by }) => `${word} → ${by}`)
        .join(comma)
    : '';

/** How near a voice match came to its sample. */
const likenesses = ['near', 'fair', 'far'] as const;
const isLikeness = (value: unknown): value is (typeof likenesses)[number] => likenesses.some((one) => one === value);

/** What the engine noted about the result, and which engine it was. */
export function ResultNotes({ job }: { job: Job }) {
  const LL = useWords();
  const t = LL.making;
  const { listed, colon } = localeFacts[useLocale()].marks;
  const { understood, replaced, written, unknown, language, seed, voiceMatch, likeness, parody, synthetic, models } = job.notes;
  return (
    <ul className={css({ display: 'grid', gap: '2px', fontSize: 'small', color: 'text.2', overflowWrap: 'anywhere' })}>
      {words(understood, listed) && <li>{t.understood(words(understood, listed))}</li>}
      {pairs(replaced, listed) && <li>{t.replaced(pairs(replaced, listed))}</li>}
      {words(written, listed) && <li>{t.written(words(written, listed))}</li>}
      {words(unknown, listed) && <li>{t.unknown(words(unknown, listed))}</li>}
      {/* Where none was chosen it is the one of the text, and so is the voice. */}
      {isLocale(language) && (
        <li>
          {LL.form.labels.language()}
          {colon}
          {localeFacts[language].name}
        </li>
      )}
      {voiceMatch === true && <li>{t.voiceMatch()}</li>}
      {isLikeness(likeness) && <li>{t.likeness[likeness]()}</li>}
      {parody === true && <li>{t.parody()}</li>}
      {synthetic === true && <li>{t.synthetic()}</li>}
      {typeof seed === 'number' && <li>{t.seed(seed)}</li>}
      {modelsIn(models).map(({ title, revision }) => (
        <li key={title}>{t.model(title, revision)}</li>
      ))}
      {/* The built-in engine is known by its models, or by the badge of a draft. */}
      {job.engine && job.engine !== builtInEngine && <li>{t.engine(job.engine)}</li>}
    </ul>
  );
}
