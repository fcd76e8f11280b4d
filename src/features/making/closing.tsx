import { css } from 'styled-system/css';
import { ExploreButton } from './explore-button.tsx';

/** The last words on the page of a tool, and the way to the others. */
export const Closing = ({ sentence }: { sentence: string }) => (
  <div className={css({ display: 'grid', justifyItems: 'center', gap: '24px', marginTop: { base: '64px', md: '96px' } })}>
    <p className={css({ textStyle: 'h2', textAlign: 'center' })}>{sentence}</p>
    <ExploreButton />
  </div>
);
