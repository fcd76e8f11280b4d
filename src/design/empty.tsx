import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { StickerArt } from './sticker-art.tsx';

type EmptyProps = { art: string; title: string; body: string; children: ReactNode };

/** An empty state: a drawing, a title, a sentence and an action. */
export const Empty = ({ art, title, body, children }: EmptyProps) => (
  <div
    className={css({
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '12px',
      width: '100%',
      paddingBlock: { base: '48px', md: '80px' },
    })}
  >
    <StickerArt name={art} size={112} />
    <h2 className={css({ textStyle: 'h3', marginTop: '12px' })}>{title}</h2>
    <p className={css({ color: 'text.2', maxWidth: '46ch' })}>{body}</p>
    {children}
  </div>
);
