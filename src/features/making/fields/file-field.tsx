import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useCallback, useId, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { sizeIn } from '../../../../contract/facts/file-size.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { uploadRules, type UploadKind } from '../../../../contract/facts/uploads.ts';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import type { UploadFacts } from '../../../../machines/upload/upload.types.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { keepFile, previewOf } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { DropZone } from '../../../design/drop-zone.tsx';
import { FieldError } from '../../../design/field.tsx';
import { Playable } from '../../../design/playable.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { ChosenImage } from '../generation/chosen-image.tsx';
import { uploadSentence } from '../generation/upload-sentence.ts';
import { retryUpload, useFormFact, type Form } from '../generation/use-generation.ts';

type FileFieldProps = {
  form: Form;
  /** The slot of its file: `image`, `images.0`, `faces.1.image`. */
  name: string;
  kind: Exclude<UploadKind, 'mask'>;
  label: string;
  optional?: boolean;
  /** Whether a file dropped or pasted anywhere on the page goes to this field. */
  wide?: boolean;
  /** Receives the files after the first, when several are accepted at once. */
  onMore?: ((files: readonly File[]) => void) | undefined;
  /** Whether the field's error is shown here; false when several slots share one. */
  showsError?: boolean;
};

/** One file: dropped, pasted or picked, and validated before it is sent. */
export function FileField({ form, name, kind, label, optional = false, wide = true, onMore, showsError = true }: FileFieldProps) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const id = useId();
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, name));
  const fieldError = useFormFact(form, (snapshot) => (showsError ? selectError(snapshot, name) : null));
  const give = useCallback((file: File) => form.send({ type: 'file.given', slot: name, kind, file: keepFile(file) }), [form, name, kind]);
  const missing = fieldError?.rule === 'required' ? LL.making.missing[kind]() : null;
  const error = uploadSentence(LL, tag, upload) ?? missing ?? (fieldError && fieldSentence(LL, fieldError));
  const t = LL.making.drop[kind];
  const size = sizeIn(tag, uploadRules[kind].bytes);
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      <DropZone
        kind={kind}
        name={name}
        label={t.choose()}
        title={t.title()}
        hint={onMore ? `${t.hint(size)} · ${LL.making.batch.several()}` : t.hint(size)}
        over={t.over()}
        camera={kind === 'picture' || kind === 'video' ? LL.making.drop.camera[kind]() : undefined}
        onFile={give}
        onMore={onMore}
        wide={wide}
        error={error}
      >
        {upload && upload.status !== 'refused' ? (
          <Chosen
            upload={upload}
            kind={kind}
            onRemove={() => form.send({ type: 'file.removed', slot: name })}
            onRetry={() => retryUpload(form, name)}
          />
        ) : undefined}
      </DropZone>
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    </FieldFrame>
  );
}

const fill = css({ width: '100%', height: '100%', objectFit: 'cover' });

/** A thumbnail of the chosen file; nothing for audio. */
function thumbnailOf(type: string, source: string | null, still: string | undefined): ReactNode {
  if (!source || type.startsWith('audio/')) return null;
  if (still) return <img src={still} alt="" className={fill} />;
  if (type.startsWith('video/')) return <video src={source} muted playsInline preload="metadata" className={fill} />;
  return <ChosenImage src={source} alt="" width={72} height={72} className={fill} />;
}

type ChosenProps = { upload: UploadFacts; kind: UploadKind; onRemove: () => void; onRetry: () => void };

function Chosen({ upload, kind, onRemove, onRetry }: ChosenProps) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const source = previewOf(upload.file.ref) ?? upload.stored?.url ?? null;
  const isSound = (upload.stored?.type ?? upload.file.type).startsWith('audio/');
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '14px',
        padding: '12px',
        borderRadius: 'lg',
        background: 'surface.2',
      })}
    >
      {!isSound && (
        <span
          className={css({ width: '72px', height: '72px', borderRadius: 'md', overflow: 'hidden', background: 'surface.3', flexShrink: 0 })}
        >
          {thumbnailOf(upload.stored?.type ?? upload.file.type, source, upload.stored?.still)}
        </span>
      )}
      {/* Without a width of its own the name, which is one line, would make the card as wide as itself. */}
      <span className={css({ flex: 1, width: 0, minWidth: 0 })}>
        <span className={css({ display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
          {upload.file.name}
        </span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.3' })}>
          {sizeIn(tag, upload.file.size)}
          {upload.status === 'sending' &&
            ` · ${upload.interrupted ? LL.making.upload.interrupted() : LL.making.upload.sending(Math.round(upload.progress * 100))}`}
          {upload.status === 'stored' && ` · ${LL.making.upload.stored()}`}
        </span>
        {upload.stored?.missing !== undefined && (
          <span className={css({ display: 'block', fontSize: 'small', color: 'warn' })}>{LL.making.upload.cutOff()}</span>
        )}
        {kind === 'picture' && (upload.stored?.frames ?? 1) > 1 && (
          <span className={css({ display: 'block', fontSize: 'small', color: 'warn' })}>{LL.making.upload.firstFrame()}</span>
        )}
      </span>
      {upload.status === 'failed' && (
        <Button variant="soft" shape="icon" aria-label={LL.actions.retry()} onClick={onRetry}>
          <RefreshCw size={18} aria-hidden="true" />
        </Button>
      )}
      <Button variant="ghost" shape="icon" aria-label={LL.making.drop.remove()} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </Button>
      {isSound && source && <Playable kind="audio" src={source} label={upload.file.name} preload="metadata" />}
    </div>
  );
}
