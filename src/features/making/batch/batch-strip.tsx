import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import type { CSSProperties } from 'react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { selectIsWorking } from '../../../../machines/generation/generation.selectors.ts';
import type { Batch } from '../../../actors/batch.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useItems, type Item } from './use-items.ts';
import { ChosenImage } from '../generation/chosen-image.tsx';
import { uploadSentence } from '../generation/upload-sentence.ts';
import { formOf, retryUpload, sourceOf, useFact, useFormFact } from '../generation/use-generation.ts';

type BatchStripProps = { batch: Batch; tool: Tool; slot: string };

/** Thumbnails of the other images. */
export default function BatchStrip({ batch, tool, slot }: BatchStripProps) {
  const t = useWords().making.batch;
  const items = useItems(batch, tool);
  if (items.length === 0) return null;
  return (
    <ul aria-label={t.also()} className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
      {items.map((each, index) => (
        <Small
          key={each.place}
          {...each}
          number={index + 2}
          slot={slot}
          onRemove={() => batch.send({ type: 'item.removed', place: each.place })}
        />
      ))}
    </ul>
  );
}

const small = css({ position: 'relative', width: '84px' });
/** Beside an image that cannot be used stands why, over the whole width. */
const wide: CSSProperties = { width: '100%', display: 'flex', alignItems: 'center', gap: '12px' };
/** The corner of the image in such a line. */
const inCorner: CSSProperties = { right: 'auto', left: '44px' };

type SmallProps = Item & { number: number; slot: string; onRemove: () => void };

function Small({ item, number, slot, onRemove }: SmallProps) {
  const LL = useWords();
  const t = LL.making;
  const form = formOf(item);
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot));
  const working = useFact(item, selectIsWorking);
  const source = sourceOf(upload);
  const { tag, marks } = localeFacts[useLocale()];
  const lost = uploadSentence(LL, tag, upload);
  return (
    <li className={small} style={lost === null ? undefined : wide}>
      <span
        className={css({
          display: 'block',
          width: '84px',
          height: '84px',
          flexShrink: 0,
          borderRadius: 'md',
          overflow: 'hidden',
          background: 'surface.3',
          opacity: upload?.status === 'stored' ? 1 : 0.6,
        })}
        style={lost === null ? undefined : { boxShadow: 'inset 0 0 0 2px var(--colors-danger)' }}
      >
        {source && (
          <ChosenImage
            src={source}
            alt={upload?.file.name ?? ''}
            width={84}
            height={84}
            className={css({ width: '100%', height: '100%', objectFit: 'cover' })}
          />
        )}
      </span>
      <span
        role="status"
        className={css({ display: 'block', fontSize: 'note', color: lost === null ? 'text.3' : 'danger', overflowWrap: 'anywhere' })}
      >
        {upload?.status === 'sending' && t.upload.sending(Math.round(upload.progress * 100))}
        {lost !== null && `${upload?.file.name}${marks.colon}${lost}`}
      </span>
      {upload?.status === 'failed' && (
        <Button variant="soft" size="small" shape="smallIcon" aria-label={LL.actions.retry()} onClick={() => retryUpload(form, slot)}>
          <RefreshCw size={16} aria-hidden="true" />
        </Button>
      )}
      {!working && (
        <Button
          variant="glass"
          shape="smallIcon"
          aria-label={t.batch.remove(number)}
          onClick={onRemove}
          className={css({ position: 'absolute', right: '4px', top: '4px' })}
          style={lost === null ? undefined : inCorner}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
