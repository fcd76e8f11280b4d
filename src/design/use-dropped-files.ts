import { useCallback, useEffect, useState, type DragEvent as ReactDragEvent } from 'react';

type Taker = {
  onFile: (file: File) => void;
  /** Receives the files after the first. */
  onMore?: ((files: readonly File[]) => void) | undefined;
  /** Whether files dropped or pasted anywhere in the window are accepted too. */
  wide: boolean;
};

/** Handles files dropped on a zone or anywhere in the window, or pasted; reports whether one is being dragged. */
export function useDroppedFiles({ onFile, onMore, wide }: Taker) {
  const [isDragging, setDragging] = useState(false);

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
      // The zone under the pointer has already handled the drop.
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

  return { give, isDragging, zone: { onDrop: dropHere, onDragOver: dragHere, onDragLeave: () => setDragging(false) } };
}
