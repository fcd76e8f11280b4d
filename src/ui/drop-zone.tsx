import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { uploadRules } from '../../contract/uploads.ts';

type DropZoneProps = {
  label: string;
  title: string;
  hint: string;
  over: string;
  onFile: (file: File) => void;
  /** What stands in the zone once there is a picture. */
  children?: ReactNode;
  error?: string | null;
};

/** Takes a picture by drop, paste or choice; while one is dragged over the window the zone says where to drop. */
export function DropZone({ label, title, hint, over, onFile, children, error }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Where the pointer drags is no state of the flow: it is gone with the gesture.
  const [dragging, setDragging] = useState(false);

  useEffect(() => {
    const give = (files: FileList | null | undefined) => {
      const file = files?.[0];
      if (file) onFile(file);
    };
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
      give(event.dataTransfer?.files);
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
  }, [onFile]);

  return (
    <div>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={uploadRules.picture.types.join(',')}
        className={css({ srOnly: true })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
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
            <ImagePlus size={24} aria-hidden="true" />
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
