import { css } from 'styled-system/css';

/** The menu of what can be done with a result. In a file of its own, so that a menu can show before the code of its content loads. */
export const resultMenu = css({ minWidth: '220px', maxWidth: 'min(340px, calc(100vw - 32px))' });
