import { css } from 'styled-system/css';

/**
 * Seen where the browser saves data, on a page with images that wait (`panda.config.ts`): `early.js` shows them, before the page's own code has
 * come too.
 */
export const ShowImages = ({ label }: { label: string }) => (
  <button
    type="button"
    data-shows=""
    className={css({
      width: '100%',
      minHeight: '44px',
      background: 'soft',
      color: 'soft.text',
      fontSize: 'label',
      fontWeight: 600,
    })}
  >
    {label}
  </button>
);
