import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const ReportBoard = later(() => import('./report-board.tsx'));

/** What was reported, and what operators decided. */
export default function Reports({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <ReportBoard path={path} />
      </div>
    </div>
  );
}
Reports.parts = () => [ReportBoard];
