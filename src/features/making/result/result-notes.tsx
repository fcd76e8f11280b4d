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

const notes = css({
  display: 'grid',
  gap: '2px',
  fontSize: 'small',
  color: 'text.2',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
});

/** How near a voice match came to its sample. */
const likenesses = ['near', 'fair', 'far'] as const;
const isLikeness = (value: unknown): value is (typeof likenesses)[number] => likenesses.some((one) => one === value);

/** What a person should know of the result before using it: what was left out, and that a voice is not a real one. */
export function ResultNotes({ job }: { job: Job }) {
  const t = useWords().job;
  const { listed } = localeFacts[useLocale()].marks;
  const { written, unknown, voiceMatch, likeness, parody, synthetic } = job.notes;
  return (
    <ul className={notes}>
      {words(written, listed) && <li>{t.written(words(written, listed))}</li>}
      {words(unknown, listed) && <li>{t.unknown(words(unknown, listed))}</li>}
      {voiceMatch === true && <li>{t.voiceMatch()}</li>}
      {isLikeness(likeness) && <li>{t.likeness[likeness]()}</li>}
      {parody === true && <li>{t.parody()}</li>}
      {synthetic === true && <li>{t.synthetic()}</li>}
    </ul>
  );
}

/** How the result came about, on demand: what was shown, its variation, its models and its engine. Nothing where none of it is known. */
export function ResultDetails({ job }: { job: Job }) {
  const LL = useWords();
  const t = LL.job;
  const { listed, colon } = localeFacts[useLocale()].marks;
  const { understood, replaced, language, seed, models } = job.notes;
  const facts = [
    words(understood, listed) && t.understood(words(understood, listed)),
    pairs(replaced, listed) && t.replaced(pairs(replaced, listed)),
    // Where none was chosen it is the one of the text, and so is the voice.
    isLocale(language) && `${LL.form.labels.language()}${colon}${localeFacts[language].name}`,
    typeof seed === 'number' && t.seed(seed),
    ...modelsIn(models).map(({ title, revision }) => t.model(title, revision)),
    // The built-in engine is known by its models, or by the badge of a draft.
    job.engine && job.engine !== builtInEngine && t.engine(job.engine),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  if (facts.length === 0) return null;
  return (
    <details className={notes}>
      <summary className={css({ cursor: 'pointer', width: 'fit-content', paddingBlock: '4px' })}>{t.details()}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
