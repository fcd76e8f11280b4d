import { css } from 'styled-system/css';
import { Link } from '../../../routing/link.tsx';
import { nameOfWork, pathOfWork } from './works.ts';

const floating = css({
  position: 'absolute',
  display: { base: 'none', xl: 'block' },
  borderRadius: 'xl',
  overflow: 'hidden',
  boxShadow: '3',
});
const size = { width: 'clamp(120px, 12vw, 190px)', height: 'clamp(120px, 12vw, 190px)' };

/** Results of the tools on both sides of the headline, where there is room. */
const works = [
  { tool: 'ai-sticker-maker', at: 0, place: { left: '2.5vw', top: '96px', transform: 'rotate(-7deg)' } },
  { tool: 'ai-effect', at: 3, place: { left: '6vw', top: '310px', transform: 'rotate(6deg)' } },
  { tool: 'ai-face-swap', at: 0, place: { right: '2.5vw', top: '84px', transform: 'rotate(7deg)' } },
  { tool: 'ai-background-changer', at: 0, place: { right: '6vw', top: '300px', transform: 'rotate(-6deg)' } },
] as const;

/** Each opens its tool, for who points at it; the wall below has the same links for everybody. */
export const FloatingWorks = () => (
  <div aria-hidden="true">
    {works.map((work) => (
      <Link key={work.tool} to={pathOfWork(work)} tabIndex={-1} className={floating} style={{ ...size, ...work.place }}>
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
