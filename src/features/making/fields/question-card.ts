import { css } from 'styled-system/css';

/** A question of the form that has to be answered before the submit. */
export const questionCard = css({ display: 'grid', gap: '10px', padding: '16px', borderRadius: 'lg', background: 'surface.2' });
