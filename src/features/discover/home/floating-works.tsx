import type { CSSProperties } from 'react';
import { css } from 'styled-system/css';
import type { ToolSlug } from '../../../../contract/facts/tools/catalog.ts';
import { Link } from '../../../routing/link.tsx';
import { nameOfWork, pathOfWork, works } from './works.ts';

const floating = css({
  position: 'absolute',
  display: { base: 'none', xl: 'block' },
  borderRadius: 'xl',
  overflow: 'hidden',
  boxShadow: '3',
});
const size = { width: 'clamp(120px, 12vw, 190px)', height: 'clamp(120px, 12vw, 190px)' };

/** Where works of the wall stand on both sides of the headline, if there is room. */
const places: Partial<Record<ToolSlug, CSSProperties>> = {
  'ai-sticker-maker': { left: '2.5vw', top: '96px', transform: 'rotate(-7deg)' },
  'ai-effect': { left: '6vw', top: '310px', transform: 'rotate(6deg)' },
  'ai-face-swap': { right: '2.5vw', top: '84px', transform: 'rotate(7deg)' },
  'ai-background-changer': { right: '6vw', top: '300px', transform: 'rotate(-6deg)' },
};

/** Each opens its tool, for who points at it; the wall below has the same links for everybody. */
export const FloatingWorks = () => (
  <div aria-hidden="true">
    {works
      .filter(({ tool }) => tool in places)
      .map((work) => (
        <Link key={work.tool} to={pathOfWork(work)} tabIndex={-1} className={floating} style={{ ...size, ...places[work.tool] }}>
          <img
            src={`/examples/${nameOfWork(work)}-after.webp`}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            className={css({ width: '100%', height: '100%', objectFit: 'cover' })}
          />
        </Link>
      ))}
  </div>
);
