import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { acceptOf } from '../../../../contract/facts/uploads.ts';
import { selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import type { More } from './use-batch.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { Optional } from '../../../design/optional.tsx';

const BatchStrip = deferred(async () => (await import('./batch-strip.tsx')).default);

/** Adds images beside the first one, once there is one; the code loads with them. */
export function MoreImages({ form, tool, more }: { form: Form; tool: Tool; more: More }) {
  const t = useWords().making;
  const input = useRef<HTMLInputElement>(null);
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, more.slot));
  const hasFirst = upload !== null && upload.status !== 'refused';
  if (!hasFirst && !more.here) return null;
  return (
    <div className={css({ display: 'grid', gap: '12px', justifyItems: 'start', marginTop: '12px', _empty: { display: 'none' } })}>
      {more.here && (
        <Optional part={BatchStrip}>
          <BatchStrip batch={more.here} tool={tool} slot={more.slot} />
        </Optional>
      )}
      {hasFirst && (
        <>
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={t.batch.add()}
            accept={acceptOf('picture')}
            className={css({ srOnly: true })}
            onChange={({ currentTarget }) => {
              more.door.give([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <Button size="small" variant="soft" onClick={() => input.current?.click()}>
            <ImagePlus size={16} aria-hidden="true" />
            {t.batch.add()}
          </Button>
        </>
      )}
    </div>
  );
}
