import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const JobBoard = later(() => import('./job-board.tsx'));

/** What everybody makes, as operators see it. */
export default function Jobs({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <JobBoard path={path} />
      </div>
    </div>
  );
}
Jobs.parts = () => [JobBoard];
