import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const Launchpad = later(() => import('./launchpad.tsx'));

/** The packs of model weights that this site can be given. */
export default function Models({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <Launchpad path={path} />
      </div>
    </div>
  );
}
Models.parts = () => [Launchpad];
