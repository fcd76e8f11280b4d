import { AudioLines, FileSearch, Film, ImagePlus, type LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type DragEvent as ReactDragEvent, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';

type DropZoneProps = {
  /** `any`: the file is looked at, not kept, so every kind may come. */
  kind?: UploadKind | 'any';
  label: string;
  title: string;
  hint: string;
  over: string;
  onFile: (file: File) => void;
  /** Where several may come at once: takes those after the first. */
  onMore?: ((files: readonly File[]) => void) | undefined;
  /** Whether what is dropped or pasted anywhere in the window is meant for this zone. */
  wide?: boolean;
  /** What stands in the zone once there is a file. */
  children?: ReactNode;
  error?: string | null;
};

const icons: Record<UploadKind | 'any', LucideIcon> = {
  any: FileSearch,
  picture: ImagePlus,
  mask: ImagePlus,
  gif: ImagePlus,
  video: Film,
  audio: AudioLines,
};

/** Takes a file by drop, paste or choice; while one is dragged over the window the zone says where to drop. */
export function DropZone({ kind = 'picture', label, title, hint, over, onFile, onMore, wide = true, children, error }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Where the pointer drags is no state of the flow: it is gone with the gesture.
  const [dragging, setDragging] = useState(false);
  const Icon = icons[kind];

  const give = useCallback(
    (files: FileList | null | undefined) => {
      const [first, ...more] = files ?? [];
      if (first) onFile(first);
      if (more.length > 0) onMore?.(more);
    },
    [onFile, onMore],
  );

  useEffect(() => {
    if (!wide) return undefined;
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      // A zone that the file was let go over has taken it already.
      if (!(event.target instanceof Element && event.target.closest('[data-drop-zone]'))) give(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => give(event.clipboardData?.files);
    window.addEventListener('dragover', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [give, wide]);

  const dropHere = (event: ReactDragEvent) => {
    setDragging(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    give(event.dataTransfer.files);
  };
  const dragHere = (event: ReactDragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(true);
  };

  return (
    <div data-drop-zone="" onDrop={dropHere} onDragOver={dragHere} onDragLeave={() => setDragging(false)}>
      <input
        ref={input}
        type="file"
        aria-label={label}
        multiple={onMore !== undefined}
        // The press beside it opens it; a stop that cannot be seen would be one too many.
        tabIndex={-1}
        accept={kind === 'any' ? undefined : uploadRules[kind].types.join(',')}
        className={css({ srOnly: true })}
        onChange={(event) => {
          give(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
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
            dragging && css({ borderColor: 'violet.500', background: 'soft' }),
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
            <span className={css({ display: 'block', fontWeight: 620 })}>{dragging ? over : title}</span>
            <span className={css({ display: 'block', fontSize: '13px', color: 'text.3' })}>{hint}</span>
          </span>
        </button>
      )}
    </div>
  );
}
