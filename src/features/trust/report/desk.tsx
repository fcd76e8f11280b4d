import { css } from 'styled-system/css';
import { card } from '../../../design/layout.ts';
import { Lookup } from './lookup.tsx';
import { ReportForm } from './report-form.tsx';

const inside = css({ padding: { base: '20px', md: '32px' } });

/** The report form, and below it the lookup of a report's outcome. */
export default function Desk() {
  return (
    <div className={css({ display: 'grid', gap: '20px' })}>
      <div className={card}>
        <div className={inside}>
          <ReportForm />
        </div>
      </div>
      <div className={card}>
        <div className={inside}>
          <Lookup />
        </div>
      </div>
    </div>
  );
}
