import { css } from 'styled-system/css';

const floating = css({
  position: 'absolute',
  display: { base: 'none', xl: 'block' },
  objectFit: 'cover',
  borderRadius: 'xl',
  boxShadow: '3',
});
const size = { width: 'clamp(120px, 12vw, 190px)', height: 'clamp(120px, 12vw, 190px)' };

/** Results of the tools on both sides of the headline, where there is room: the wall below links to them. */
const works = [
  { name: 'ai-sticker-maker-after', place: { left: '2.5vw', top: '96px', transform: 'rotate(-7deg)' } },
  { name: 'ai-effect-4-after', place: { left: '6vw', top: '310px', transform: 'rotate(6deg)' } },
  { name: 'ai-face-swap-after', place: { right: '2.5vw', top: '84px', transform: 'rotate(7deg)' } },
  { name: 'ai-background-changer-after', place: { right: '6vw', top: '300px', transform: 'rotate(-6deg)' } },
] as const;

export const FloatingWorks = () => (
  <div aria-hidden="true">
    {works.map(({ name, place }) => (
      <img
        key={name}
        src={`/examples/${name}.webp`}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        className={floating}
        style={{ ...size, ...place }}
      />
    ))}
  </div>
);
