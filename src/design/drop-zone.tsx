import AudioLines from 'lucide-react/icons/audio-lines';
import FileSearch from 'lucide-react/icons/file-search';
import Video from 'lucide-react/icons/film';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { CameraButton } from './camera-button.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { acceptOf, type UploadKind } from '../../contract/facts/uploads.ts';

type DropZoneProps = {
  /** `any`: the file is only inspected, so every kind is accepted. */
  kind?: UploadKind | 'any';
  /** The name of its input. */
  name?: string;
  label: string;
  title: string;
  hint: string;
  over: string;
  /** Label of the button that opens the camera, on a touch screen; absent where no camera makes such a file. */
  camera?: string | undefined;
  onFile: (file: File) => void;
  /** Receives the files after the first, when several are accepted at once. */
  onMore?: ((files: readonly File[]) => void) | undefined;
  /** Whether files dropped or pasted anywhere in the window are accepted too. */
  wide?: boolean;
  /** The content of the zone once there is a file. */
  children?: ReactNode;
  error?: string | null;
};

const icons: Record<UploadKind | 'any', LucideIcon> = {
  any: FileSearch,
  picture: ImagePlus,
  mask: ImagePlus,
  gif: ImagePlus,
  video: Video,
  audio: AudioLines,
};

/** Accepts a file by drop, paste or file picker; while one is dragged over the window, the zone is highlighted and shows `over`. */
export function DropZone({
  kind = 'picture',
  name,
  label,
  title,
  hint,
  over,
  camera,
  onFile,
  onMore,
  wide = true,
  children,
  error,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = icons[kind];

  const { give, isDragging, zone } = useDroppedFiles({ onFile, onMore, wide });

  return (
    <div data-drop-zone="" {...zone}>
      <input
        ref={input}
        type="file"
        name={name}
        aria-label={label}
        multiple={onMore !== undefined}
        // The visible button opens the picker: the invisible input is not a tab stop.
        tabIndex={-1}
        accept={kind === 'any' ? undefined : acceptOf(kind)}
        className={css({ srOnly: true })}
        onChange={(event) => {
          give(event.currentTarget.files);
          // Resets the input, so that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {/* First: on a phone the photo is most often the one that is about to be taken. */}
      {!children && camera && (kind === 'picture' || kind === 'video') && (
        <div className={css({ marginBottom: { _touch: '8px' } })}>
          <CameraButton kind={kind} label={camera} onFile={onFile} />
        </div>
      )}
      {children ?? (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className={cx(
            css({
              width: '100%',
              minHeight: '96px',
              display: 'flex',
              alignItems: 'center',
              gap: '14px',
              padding: '16px',
              textAlign: 'start',
              borderRadius: 'lg',
              border: '2px dashed token(colors.drop.line)',
              background: 'drop',
              transition: 'border-color .2s, background .2s',
              _hover: { borderColor: 'violet.500' },
            }),
            isDragging && css({ borderColor: 'violet.500', background: 'soft' }),
            error && css({ borderColor: 'danger' }),
          )}
        >
          <span
            className={css({
              width: '56px',
              height: '56px',
              borderRadius: 'md',
              background: 'soft',
              color: 'soft.text',
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
            })}
          >
            <Icon size={24} aria-hidden="true" />
          </span>
          <span>
            {isDragging ? (
              <span className={css({ display: 'block', fontWeight: 620 })}>{over}</span>
            ) : (
              <>
                <span className={css({ display: { base: 'block', _touch: 'none' }, fontWeight: 620 })}>{title}</span>
                <span className={css({ display: { base: 'none', _touch: 'block' }, fontWeight: 620 })}>{label}</span>
              </>
            )}
            <span className={css({ display: 'block', fontSize: 'small', color: 'text.3' })}>{hint}</span>
          </span>
        </button>
      )}
    </div>
  );
}
