import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { initialValues } from '../../../../machines/form/form.rules.ts';
import { selectOwnForm, selectValues, selectWantedSample } from '../../../../machines/form/form.selectors.ts';
import type { FilledForm, FormValues } from '../../../../machines/form/form.types.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { useWords, type Words } from '../../../platform/words.ts';
import { savesData } from '../../../platform/calm.ts';
import { keepAddress } from '../../../platform/files.ts';
import { pill } from '../../../design/pills.ts';
import { nameOfResult } from './sample-results.ts';
import type { Sample } from './samples.ts';
import { useSamples } from './use-sample.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { UndoSample } from './undo-sample.tsx';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the person's own words stay: those of a sample with files only fill an empty field. */
const isWritten = ({ files, words }: Sample, own: FilledForm | null): boolean =>
  files !== undefined && words !== undefined && String(own?.values[words.field] ?? '').trim() !== '';

/** The choices of a sample, without those of which the person has made another: a choice is untouched as it was at first, or as a sample left it. */
function choicesOf(tool: Tool, all: readonly Sample[], sample: Sample, values: FormValues): FormValues {
  const first = initialValues(tool.fields);
  const isUntouched = (name: string) =>
    [first, ...all.map((each) => each.values ?? first)].some((known) => isSame(known[name], values[name]));
  return Object.fromEntries(Object.entries(sample.values ?? {}).filter(([name]) => isUntouched(name)));
}

/** Fills the form with a sample, which can be undone. */
function fill(form: Form, tool: Tool, all: readonly Sample[], sample: Sample, LL: Words): void {
  const own = selectOwnForm(form.getSnapshot());
  for (const [slot, { kind, ...facts }] of Object.entries(sample.files ?? {}))
    form.send({ type: 'file.given', slot, kind, file: keepAddress(`/samples/${facts.name}`, { ...facts, sample: true }) });
  const words = sample.words && { [sample.words.field]: LL.toolSamples[sample.words.phrase]() };
  const isOurs = (phrase: unknown) => all.some((each) => each.words && LL.toolSamples[each.words.phrase]() === phrase);
  const isRepeated =
    words !== undefined && Object.keys(own?.files ?? {}).length === 0 && Object.keys(words).every((name) => isOurs(own?.values[name]));
  const isKept = isWritten(sample, own) && !isRepeated;
  form.send({
    type: 'form.filled',
    values: { ...choicesOf(tool, all, sample, selectValues(form.getSnapshot())), ...sample.marks, ...(!isKept && words) },
    files: {},
    replaces: isRepeated ? null : own,
  });
}

const row = css({ display: 'flex', gap: '8px', overflowX: 'auto', scrollbarWidth: 'none', padding: '2px' });
/** High enough for the button that takes a sample back: nothing moves when it comes. */
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '40px',
  fontSize: 'small',
  color: 'text.2',
});
const thumb = css({ flexShrink: 0, borderRadius: 'md', overflow: 'hidden', background: 'surface.3' });
const chosenThumb = { boxShadow: '0 0 0 2px var(--colors-violet-500)' };

/** The samples of a tool: one click fills the form, and its result is shown beside it at once, without a job. */
export function SampleRow({ form, tool }: { form: Form; tool: Tool }) {
  const LL = useWords();
  const t = LL.toolSamples;
  const { of, all, chosen } = useSamples(form, tool);
  const wanted = useFormFact(form, selectWantedSample);
  useEffect(() => {
    const sample = wanted === null ? undefined : all[wanted];
    if (sample) fill(form, tool, all, sample, LL);
  }, [form, tool, all, wanted, LL]);
  if (all.length === 0) return null;
  return (
    <div role="group" aria-label={t.label()}>
      <div className={head}>
        <span aria-hidden="true">{t.label()}</span>
        <UndoSample form={form} />
      </div>
      <div className={row}>
        {all.map((sample, at) => {
          const words = sample.words && t[sample.words.phrase]();
          const isText = tool.capability.startsWith('audio.') || savesData();
          return (
            <button
              key={nameOfResult(of, at)}
              type="button"
              aria-pressed={chosen === at}
              aria-label={words ?? t.nth(at + 1)}
              title={words}
              onClick={() => fill(form, tool, all, sample, LL)}
              className={isText ? pill : thumb}
              style={!isText && chosen === at ? chosenThumb : undefined}
            >
              {isText ? (
                <span style={{ maxWidth: '15ch', overflow: 'hidden', textOverflow: 'ellipsis' }}>{words ?? at + 1}</span>
              ) : (
                <img src={`/examples/${nameOfResult(of, at)}-small.webp`} alt="" width={64} height={48} loading="lazy" decoding="async" />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
