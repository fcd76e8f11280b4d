import { css } from 'styled-system/css';

/** Seen where the browser saves data, on a page with images that wait: `early.js` shows them, before the page's own code has come too. */
export const ShowImages = ({ label }: { label: string }) => (
  <button
    type="button"
    data-shows-images=""
    className={css({
      display: 'none',
      width: '100%',
      minHeight: '44px',
      padding: '8px 16px',
      background: 'soft',
      color: 'soft.text',
      fontSize: 'label',
      fontWeight: 600,
      '[data-saving] :has(img[loading=lazy]) > &': { display: 'block' },
    })}
  >
    {label}
  </button>
);
