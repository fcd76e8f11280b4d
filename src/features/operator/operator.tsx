import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const Console = later(() => import('./console.tsx'));

/** The operator's console. */
export default function Operator({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <Console path={path} />
      </div>
    </div>
  );
}
Operator.parts = () => [Console];
