import { css } from 'styled-system/css';

const shape = css({
  display: 'block',
  background: 'linear-gradient(100deg,token(colors.surface.2) 40%,token(colors.surface.3) 50%,token(colors.surface.2) 60%) 0 0/200% 100%',
  // A fast answer shows no skeleton; the animation distinguishes loading from empty.
  animation: 'fade .2s .2s backwards, sheen 1.4s linear infinite',
});

type SkeletonProps = { label: string; count: number; className: string; item: string };

/** Placeholders for the cards that are loading, in their grid. */
export const Skeleton = ({ label, count, className, item }: SkeletonProps) => (
  <div role="status" aria-label={label} className={className}>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={`${shape} ${item}`} />
    ))}
  </div>
);
