import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../contract/facts/locales.ts';
import { useLocale } from '../platform/words.ts';
import { auroraText } from './layout.ts';

/** The colored light behind the top of a landing page. */
export const HeroGlow = () => (
  <div
    aria-hidden="true"
    className={css({
      position: 'absolute',
      inset: '-200px 0 auto',
      height: '900px',
      backgroundImage: 'token(gradients.glow)',
      zIndex: -1,
    })}
  />
);

/** The headline of a landing page, with its last words in color, and the sentence below it. */
export const HeroTitle = ({ start, end, lead }: { start: ReactNode; end: ReactNode; lead: ReactNode }) => (
  <>
    <h1 className={css({ textStyle: 'display', textAlign: 'center' })}>
      {start}
      {localeFacts[useLocale()].marks.space}
      <span className={auroraText}>{end}</span>
    </h1>
    <p
      className={css({
        textStyle: 'lead',
        color: 'text.2',
        textAlign: 'center',
        // Not in letters: another font would measure them anew.
        maxWidth: '680px',
        marginInline: 'auto',
        marginTop: '20px',
      })}
    >
      {lead}
    </p>
  </>
);
