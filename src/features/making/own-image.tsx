import { css } from 'styled-system/css';
import type { ReactNode } from 'react';
import type { FormField, Tool } from '../../../contract/facts/tools/tool.ts';
import { isShown } from '../../../machines/form/form.rules.ts';
import { selectUploadIn, selectValues } from '../../../machines/form/form.selectors.ts';
import { deferred } from '../../platform/deferred.tsx';
import { Optional } from '../../design/optional.tsx';
import { ChosenImage } from './generation/chosen-image.tsx';
import { formOf, sourceOf, useFormFact, type Generation } from './generation/use-generation.ts';

const kinds = new Set<FormField['kind']>(['picture', 'pictures', 'gif']);

/** For the tools that replace faces alone. */
const FoundFaces = deferred(async () => (await import('./found-faces.tsx')).FoundFaces);

type OwnImageProps = { generation: Generation; tool: Tool; /** Shown until there is one. */ children: ReactNode };

/** The image to be edited, large in the place of the result from the moment it is chosen. */
export function OwnImage({ generation, tool, children }: OwnImageProps) {
  const form = formOf(generation);
  const values = useFormFact(form, selectValues);
  const field = tool.fields.find((one) => kinds.has(one.kind) && isShown(one, values));
  const slot = field?.kind === 'pictures' ? `${field.name}.0` : (field?.name ?? '');
  const faces = tool.fields.filter((one) => one.kind === 'faces').find(({ of }) => of === slot);
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot));
  const source = sourceOf(upload);
  // What comes of a sample is there already.
  if (!source || upload?.file.sample === true) return children;
  return (
    <div
      className={css({
        display: 'grid',
        placeItems: 'center',
        minHeight: { base: '320px', md: '460px' },
        height: '100%',
        borderRadius: 'lg',
        background: 'surface.2',
        padding: '20px',
      })}
    >
      <span className={css({ position: 'relative', display: 'block' })}>
        <ChosenImage
          src={source}
          alt=""
          className={css({
            display: 'block',
            maxWidth: '100%',
            maxHeight: 'clamp(280px, 100dvh - 320px, 640px)',
            objectFit: 'contain',
            borderRadius: 'md',
          })}
        />
        {faces && (
          <Optional part={FoundFaces}>
            <FoundFaces form={form} tool={tool} field={faces} />
          </Optional>
        )}
      </span>
    </div>
  );
}
