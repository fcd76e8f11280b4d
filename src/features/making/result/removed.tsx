import { useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { sendToResult, type Generation } from '../generation/use-generation.ts';

/** In the place of a deleted result, for as long as it can be restored. */
export function Removed({ generation }: { generation: Generation }) {
  const t = useWords().job.deleted;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it had the focus and is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <div
      className={css({
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: '14px',
        minHeight: { base: '280px', md: '460px' },
        borderRadius: 'lg',
        background: 'surface.2',
      })}
    >
      <p role="status" className={css({ fontWeight: 600, fontSize: 'title' })}>
        {t.title()}
      </p>
      <Button ref={undo} variant="primary" onClick={() => sendToResult(generation, { type: 'removal.undone' })}>
        {t.undo()}
      </Button>
    </div>
  );
}
