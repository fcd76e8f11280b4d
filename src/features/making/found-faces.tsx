import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import { isSameBox } from '../../../contract/facts/faces.ts';
import type { FormField, Tool } from '../../../contract/facts/tools/tool.ts';
import { selectFaces } from '../../../machines/faceSearch/faceSearch.selectors.ts';
import { selectUploadIn, selectValue } from '../../../machines/form/form.selectors.ts';
import { selectBoxes } from '../../../machines/marks/marks.selectors.ts';
import { faceSearchFlow } from '../../actors/faceSearch.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { marksFlow } from '../../actors/marks.ts';
import { useWords } from '../../platform/words.ts';
import { sizeOf } from './generation/upload-size.ts';
import { useFormFact, type Form } from './generation/use-generation.ts';
import { regionNumber } from '../../design/region-number.ts';

/** As the rectangles that are drawn by hand look; what is not chosen is white alone. */
const face = css({ position: 'absolute', border: '2px solid white', borderRadius: 'sm', cursor: 'pointer' });
const chosen = css({ outline: '2px solid token(colors.violet.500)', background: 'rgba(122,92,246,.18)' });

type FoundFacesProps = { form: Form; tool: Tool; field: Extract<FormField, { kind: 'faces' }> };

/** The faces found in the target, numbered on it: a click chooses the one to replace, or adds and removes one where several are replaced. */
export function FoundFaces({ form, tool, field: { name, of, max } }: FoundFacesProps) {
  const t = useWords().form.faces;
  const root = useRoot();
  const faces = useSelector(faceSearchFlow(root, tool.slug, of), selectFaces);
  const boxes = useSelector(marksFlow(root, tool.slug, { kind: 'faces', name, max }), selectBoxes);
  const size = sizeOf(useFormFact(form, (snapshot) => selectUploadIn(snapshot, of)));
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  if (!size || faces.length < 2) return null;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const isChosen = (box: (typeof boxes)[number]) => boxes.some((each) => isSameBox(each, box));
  const choose = (box: (typeof boxes)[number]) => {
    const others = Array.isArray(value) ? value.filter((each) => !isSameBox((each as { box: typeof box }).box, box)) : [];
    const next = max === 1 ? [{ box: { ...box } }] : isChosen(box) ? others : [...others, { box: { ...box } }].slice(0, max);
    form.send({ type: 'field.changed', name, value: next });
  };
  return faces.map(({ box }, index) => (
    <button
      // Faces are numbered from left to right.
      key={index}
      type="button"
      aria-label={t.nth(index + 1)}
      aria-pressed={isChosen(box)}
      onClick={() => choose(box)}
      className={isChosen(box) ? cx(face, chosen) : face}
      style={{
        left: percent(box.x, size.width),
        top: percent(box.y, size.height),
        width: percent(box.width, size.width),
        height: percent(box.height, size.height),
      }}
    >
      <span aria-hidden="true" className={regionNumber}>
        {index + 1}
      </span>
    </button>
  ));
}
