import Hand from 'lucide-react/icons/hand';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FileField } from './file-field.tsx';
import type { FaceRows } from './use-face-rows.ts';
import type { Generation } from '../generation/use-generation.ts';

type FaceRowProps = {
  generation: Generation;
  faces: FaceRows;
  index: number;
  label: string;
  /** Whether it accepts files dropped anywhere in the window. */
  wide: boolean;
};

/** One face: its picture, and the controls that move it to another row. */
export function FaceRow({ generation, faces, index, label, wide }: FaceRowProps) {
  const t = useWords().form.faces;
  const { carried, rows } = faces;
  const slot = faces.slotOf(index);
  return (
    <li
      className={css({ display: 'grid', gap: '6px' })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => faces.drop(index, event.dataTransfer.getData('text/plain'))}
    >
      <FileField generation={generation} name={slot} kind="picture" label={label} optional={index > 0} wide={wide} showsError={false} />
      {rows > 1 && faces.has(index) && (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
          <Button
            size="small"
            variant={carried === index ? 'primary' : 'soft'}
            aria-pressed={carried === index}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', slot)}
            onClick={() => faces.carry(carried === index ? null : index)}
          >
            <Hand size={16} aria-hidden="true" />
            {t.carry()}
          </Button>
        </span>
      )}
      {carried !== null && carried !== index && (
        <span>
          <Button size="small" variant="secondary" onClick={() => faces.take(index)}>
            {t.give(index + 1)}
          </Button>
        </span>
      )}
    </li>
  );
}
