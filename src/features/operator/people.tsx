import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const PersonBoard = later(() => import('./person-board.tsx'));

/** The accounts, as operators see them. */
export default function People({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <PersonBoard path={path} />
      </div>
    </div>
  );
}
People.parts = () => [PersonBoard];
