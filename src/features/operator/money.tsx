import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const MoneyBoard = later(() => import('./money-board.tsx'));

/** The payments, as operators see them. */
export default function Money({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <MoneyBoard path={path} />
      </div>
    </div>
  );
}
Money.parts = () => [MoneyBoard];
