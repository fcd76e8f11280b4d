import { useId } from 'react';
import { css } from 'styled-system/css';
import { textLengths } from '../../../../contract/facts/text-lengths.ts';
import type { Json } from '../../../../machines/form/form.types.ts';
import { selectError, selectUploadIn, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Chips } from '../../../design/chips.tsx';
import { control, FieldError } from '../../../design/field.tsx';
import { ColorPicker } from './color-picker.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence, lengthError } from './field-sentence.ts';
import { FileField } from './file-field.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';

const ways = ['colour', 'picture', 'words'] as const;
type Way = (typeof ways)[number];

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wayOf = (value: Json | undefined): Way => {
  if (isRecord(value) && 'prompt' in value) return 'words';
  return isRecord(value) && 'image' in value ? 'picture' : 'colour';
};

/** The background: a color, an image, or a scene from a prompt. */
export function BackgroundField({
  form,
  name,
  label,
  initial,
  optional,
}: {
  form: Form;
  name: string;
  label: string;
  initial: string | undefined;
  optional: boolean;
}) {
  const beginnings: Record<Way, Json> = { colour: initial ? { colour: initial } : null, picture: { image: '' }, words: { prompt: '' } };
  const LL = useWords();
  const t = LL.form.background;
  const id = useId();
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const noted = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const words = isRecord(value) && typeof value['prompt'] === 'string' ? value['prompt'] : '';
  const error = lengthError(words, textLengths.prompt) ?? noted;
  const slot = `${name}.image`;
  const hasImage = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot) !== null);
  const way = hasImage ? 'picture' : wayOf(value);
  const put = (next: Json) => form.send({ type: 'field.changed', name, value: next });
  const take = (chosen: string) => {
    const next = ways.find((each) => each === chosen);
    if (!next || next === way) return;
    // Otherwise the image would be submitted together with the color.
    form.send({ type: 'file.removed', slot });
    put(beginnings[next]);
  };
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      <Chips label={label} options={ways.map((each) => ({ value: each, label: t[each]() }))} value={way} onChoose={take} />
      {way === 'colour' && (
        <ColorPicker
          label={t.colour()}
          value={isRecord(value) && typeof value['colour'] === 'string' ? value['colour'] : null}
          onPick={(color) => put({ colour: color })}
        />
      )}
      {way === 'picture' && <FileField form={form} name={slot} kind="picture" label={t.imageLabel()} wide={false} showsError={false} />}
      {way === 'words' && (
        <div className={control({ wrong: Boolean(error) })}>
          <textarea
            rows={2}
            aria-label={t.wordsLabel()}
            placeholder={t.wordsLabel()}
            value={words}
            onChange={(event) => put({ prompt: event.currentTarget.value })}
            className={css({ resize: 'vertical' })}
          />
        </div>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
