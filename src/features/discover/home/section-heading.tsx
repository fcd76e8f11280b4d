import { css } from 'styled-system/css';
import { button } from '../../../design/button.tsx';
import { Link } from '../../../routing/link.tsx';

type SectionHeadingProps = { title: string; lead: string; to: string; all: string };

/** The title of a row of tiles, and the link to the page with all of them. */
export const SectionHeading = ({ title, lead, to, all }: SectionHeadingProps) => (
  <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'flex-end', justifyContent: 'space-between' })}>
    <div>
      <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '8px' })}>{lead}</p>
    </div>
    <Link to={to} className={button({ variant: 'secondary' })}>
      {all}
    </Link>
  </div>
);
