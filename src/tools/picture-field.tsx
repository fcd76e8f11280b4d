import { RefreshCw, X } from 'lucide-react';
import { useCallback, useId } from 'react';
import { css } from 'styled-system/css';
import { limits } from '../../contract/constants.ts';
import { localeFacts } from '../../contract/locales.ts';
import { selectError, selectUploadIn } from '../../machines/generation/generation.selectors.ts';
import type { FileRefusal, UploadFacts } from '../../machines/upload/upload.types.ts';
import { useLocale, useWords, type Words } from '../i18n/words.ts';
import { keepFile, previewOf } from '../services/files.ts';
import { Button } from '../ui/button.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { FieldError } from '../ui/field.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFact, type Generation } from './use-generation.ts';

/** `62 MB`, in the language of the page. */
export const sizeIn = (tag: string, bytes: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: bytes < 1024 * 1024 ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 }).format(
    bytes < 1024 * 1024 ? bytes / 1024 : bytes / 1024 / 1024,
  );

function refusalSentence(LL: Words, tag: string, refusal: FileRefusal): string {
  if (refusal.rule === 'size') return LL.making.upload.size(sizeIn(tag, refusal.size), sizeIn(tag, refusal.limit));
  return LL.making.upload[refusal.rule]();
}

/** Why a file is not there, as a sentence; null when nothing is wrong. */
function uploadSentence(LL: Words, tag: string, upload: UploadFacts | null): string | null {
  if (upload?.status === 'refused' && upload.refusal) return refusalSentence(LL, tag, upload.refusal);
  if (upload?.status !== 'failed') return null;
  return upload.failure && 'msg' in upload.failure ? upload.failure.msg : LL.making.upload.failed();
}

/** A picture: dropped, pasted or chosen; checked before it is sent. */
export function PictureField({ generation, name, label }: { generation: Generation; name: string; label: string }) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const id = useId();
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, name));
  const fieldError = useFact(generation, (snapshot) => selectError(snapshot, name));
  const give = useCallback(
    (file: File) => generation.send({ type: 'file.given', slot: name, kind: 'picture', file: keepFile(file) }),
    [generation, name],
  );
  const error = uploadSentence(LL, tag, upload) ?? (fieldError && fieldSentence(LL, fieldError));
  const t = LL.making.drop;
  return (
    <div role="group" aria-labelledby={id} className={css({ display: 'grid', gap: '7px' })}>
      <span id={id} className={css({ fontWeight: 600, fontSize: '14px' })}>
        {label}
      </span>
      <DropZone
        label={t.choose()}
        title={t.title()}
        hint={t.hint(sizeIn(tag, limits.imageBytes))}
        over={t.over()}
        onFile={give}
        error={error}
      >
        {upload && upload.status !== 'refused' ? (
          <Chosen
            upload={upload}
            onRemove={() => generation.send({ type: 'file.removed', slot: name })}
            onRetry={() => generation.send({ type: 'file.retried', slot: name })}
          />
        ) : undefined}
      </DropZone>
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}

function Chosen({ upload, onRemove, onRetry }: { upload: UploadFacts; onRemove: () => void; onRetry: () => void }) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const source = previewOf(upload.file.ref) ?? upload.stored?.url ?? null;
  return (
    <div
      className={css({ display: 'flex', alignItems: 'center', gap: '14px', padding: '12px', borderRadius: 'lg', background: 'surface.2' })}
    >
      <span
        className={css({ width: '72px', height: '72px', borderRadius: 'md', overflow: 'hidden', background: 'surface.3', flexShrink: 0 })}
      >
        {source && (
          <img src={source} alt="" width={72} height={72} className={css({ width: '100%', height: '100%', objectFit: 'cover' })} />
        )}
      </span>
      <span className={css({ flex: 1, minWidth: 0 })}>
        <span className={css({ display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
          {upload.file.name}
        </span>
        <span className={css({ display: 'block', fontSize: '13px', color: 'text.3' })}>
          {sizeIn(tag, upload.file.size)}
          {upload.status === 'sending' && ` · ${LL.making.upload.sending(Math.round(upload.progress * 100))}`}
          {upload.status === 'stored' && ` · ${LL.making.upload.stored()}`}
        </span>
      </span>
      {upload.status === 'failed' && (
        <Button look="soft" shape="icon" aria-label={LL.actions.retry()} onClick={onRetry}>
          <RefreshCw size={18} aria-hidden="true" />
        </Button>
      )}
      <Button look="ghost" shape="icon" aria-label={LL.making.drop.remove()} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
