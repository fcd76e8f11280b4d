import { useSelector } from '@xstate/react';
import { Hand, Plus, ScanFace } from 'lucide-react';
import { useId, useState } from 'react';
import { css } from 'styled-system/css';
import { selectFaceCount, selectSearch } from '../../../../machines/faceSearch/faceSearch.selectors.ts';
import { selectError, selectUploadIn, selectUploads, selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { useRoot } from '../../../wiring/hooks.tsx';
import { faceSearchFlow } from '../../../wiring/faceSearch.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { facesOf, sizeOf } from './boxes.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { FileField } from './file-field.tsx';
import { MarkedFrame, type Box } from './marked-frame.tsx';
import { sourceOf, useFact, type Generation } from '../use-generation.ts';

type FacesFieldProps = { generation: Generation; tool: string; name: string; of: string; max: number; label: string };

/** Who becomes whom: numbered rectangles on the target and a slot beside each; faces change places by drag, by press or by keyboard. */
export function FacesField({ generation, tool, name, of, max, label }: FacesFieldProps) {
  const LL = useWords();
  const t = LL.form.faces;
  const id = useId();
  const search = faceSearchFlow(useRoot(), { tool, field: name, of, max }, generation);
  const searched = useSelector(search, selectSearch);
  const count = useSelector(search, selectFaceCount);
  const target = useFact(generation, (snapshot) => selectUploadIn(snapshot, of));
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const uploads = useFact(generation, selectUploads);
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  // A face in the hand is a gesture: it is put down or let go, and no flow hears of it until then.
  const [carried, setCarried] = useState<number | null>(null);
  // One more row than there are faces, when the person wants to give several without marking them.
  const [more, setMore] = useState(0);

  const boxes = facesOf(value);
  const slotOf = (index: number) => `${name}.${index}.image`;
  const taken = Array.from({ length: max }, (_, index) => index).findLast((index) => slotOf(index) in uploads) ?? -1;
  const rows = Math.min(max, Math.max(boxes.length, taken + 1, 1 + more));
  const source = sourceOf(target);

  const put = (next: readonly Box[]) => generation.send({ type: 'field.changed', name, value: next.map((box) => ({ box })) });
  const swap = (from: number, to: number) => {
    setCarried(null);
    if (from !== to) generation.send({ type: 'files.swapped', slots: [slotOf(from), slotOf(to)] });
  };
  const remove = (index: number) => {
    // The faces behind it move up, so that each keeps its rectangle.
    for (let at = index; at < taken; at += 1) generation.send({ type: 'files.swapped', slots: [slotOf(at), slotOf(at + 1)] });
    if (taken >= index) generation.send({ type: 'file.removed', slot: slotOf(taken) });
    put(boxes.toSpliced(index, 1));
  };
  const findAgain = () => {
    put([]);
    search.send({ type: 'search.pressed' });
  };
  const take = (index: number) => {
    if (carried !== null) swap(carried, index);
  };
  const drop = (index: number, dragged: string) => {
    const from = Array.from({ length: rows }, (_, row) => row).find((row) => slotOf(row) === dragged);
    if (from !== undefined) swap(from, index);
  };

  return (
    <FieldFrame label={label} labelId={id}>
      {target && source ? (
        <MarkedFrame
          source={source}
          isVideo={target.file.type.startsWith('video/')}
          size={sizeOf(target)}
          boxes={boxes}
          max={max}
          onBoxes={put}
          onRemove={remove}
          onPick={take}
          onDrop={drop}
          hint={LL.form.marks.facesHint()}
        >
          <Button size="small" look="ghost" busy={searched === 'searching'} onClick={findAgain}>
            <ScanFace size={16} aria-hidden="true" />
            {t.find()}
          </Button>
        </MarkedFrame>
      ) : null}
      <p role="status" className={css({ fontSize: '13px', color: 'text.2', _empty: { display: 'none' } })}>
        {searched === 'searching' && t.finding()}
        {searched === 'found' && t.found(count)}
        {searched === 'none' && t.none()}
      </p>
      <ol className={css({ display: 'grid', gap: '12px' })}>
        {Array.from({ length: rows }, (_, index) => (
          <li
            key={index}
            className={css({ display: 'grid', gap: '6px' })}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(index, event.dataTransfer.getData('text/plain'))}
          >
            <FileField
              generation={generation}
              name={slotOf(index)}
              kind="picture"
              label={boxes.length === 0 && rows === 1 ? t.any() : t.nth(index + 1)}
              optional={index > 0}
              wide={Boolean(source) && !(slotOf(index) in uploads) && index === taken + 1}
              says={false}
            />
            {rows > 1 && slotOf(index) in uploads && (
              <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
                <Button
                  size="small"
                  look={carried === index ? 'primary' : 'soft'}
                  aria-pressed={carried === index}
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', slotOf(index))}
                  onClick={() => setCarried(carried === index ? null : index)}
                >
                  <Hand size={16} aria-hidden="true" />
                  {t.carry()}
                </Button>
              </span>
            )}
            {carried !== null && carried !== index && (
              <span>
                <Button size="small" look="secondary" onClick={() => take(index)}>
                  {t.give(index + 1)}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {carried !== null && (
        <p role="status" className={css({ fontSize: '13px', color: 'text.2' })}>
          {t.carried()}
        </p>
      )}
      {rows < max && (
        <span>
          <Button size="small" look="ghost" onClick={() => setMore(rows)}>
            <Plus size={16} aria-hidden="true" />
            {t.more()}
          </Button>
        </span>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
