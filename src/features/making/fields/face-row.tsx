import { useSelector } from '@xstate/react';
import Hand from 'lucide-react/icons/hand';
import { css } from 'styled-system/css';
import { selectCarried, selectFilled, selectRows } from '../../../../machines/marks/marks.selectors.ts';
import type { Marks } from '../../../actors/marks.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FileField } from './file-field.tsx';
import type { Form } from '../generation/use-generation.ts';

type FaceRowProps = {
  form: Form;
  marks: Marks;
  slot: string;
  index: number;
  label: string;
  /** Whether it accepts files dropped anywhere in the window. */
  wide: boolean;
  /** A face was dragged here; `slot` is where it was. */
  onDrop: (row: number, slot: string) => void;
};

/** One face: its image, and the controls that move it to another row. */
export function FaceRow({ form, marks, slot, index, label, wide, onDrop }: FaceRowProps) {
  const t = useWords().form.faces;
  const carried = useSelector(marks, selectCarried);
  const isMovable = useSelector(marks, (snapshot) => selectRows(snapshot) > 1 && selectFilled(snapshot).includes(index));
  return (
    <li
      className={css({ display: 'grid', gap: '6px' })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(index, event.dataTransfer.getData('text/plain'))}
    >
      <FileField form={form} name={slot} kind="picture" label={label} optional={index > 0} wide={wide} showsError={false} />
      {isMovable && (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
          <Button
            size="small"
            variant={carried === index ? 'primary' : 'soft'}
            aria-pressed={carried === index}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', slot)}
            onClick={() => marks.send({ type: 'face.carried', row: index })}
          >
            <Hand size={16} aria-hidden="true" />
            {t.carry()}
          </Button>
        </span>
      )}
      {carried !== null && carried !== index && (
        <span>
          <Button size="small" variant="secondary" onClick={() => marks.send({ type: 'row.chosen', row: index })}>
            {t.give(index + 1)}
          </Button>
        </span>
      )}
    </li>
  );
}
