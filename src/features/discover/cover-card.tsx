import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Coin } from '../../design/coin.tsx';
import { MovingImage } from '../../design/moving-image.tsx';
import { Link } from '../../routing/link.tsx';

export const coverGrid = css({
  display: 'grid',
  gap: { base: '12px', md: '16px' },
  marginTop: '24px',
  gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(3,1fr)', lg: 'repeat(4,1fr)' },
  // Five in rows of four would leave the last one alone.
  '&:has(> :nth-child(5):last-child)': { lg: { gridTemplateColumns: 'repeat(5,1fr)' } },
});

const image = css({ width: '100%', height: '100%', objectFit: 'cover', transition: 'transform .6s token(easings.out)' });
/** A sticker has a transparent background. */
const drawing = css({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: '12%',
  transition: 'transform .6s token(easings.out)',
});

type CoverCardProps = {
  to: string;
  cover: string;
  /** What moves in its place; without it, the cover stays. */
  moving?: string | undefined;
  title: string;
  note?: string | undefined;
  /** The kind of result, over the image. */
  badge: string;
  /** In credits. */
  cost: number;
  /** Why the tool is unavailable: replaces the note on a gray card without a link. */
  closed?: string | undefined;
  /** Whether the card is near the top of the page: its image loads eagerly. */
  isFirst?: boolean;
};

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: 'lg',
  overflow: 'hidden',
});
const open = css({
  background: 'surface',
  boxShadow: '1',
  transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
  _hover: { transform: 'translateY(-4px)', boxShadow: '3', '& img': { transform: 'scale(1.04)' } },
});
const shut = css({ background: 'surface.2', color: 'text.2', '& img': { filter: 'grayscale(1)', opacity: 0.5 } });

/** A link to a tool, with an image, the kind of result and the cost. */
export function CoverCard({ to, closed, ...facts }: CoverCardProps) {
  const face = <Face {...facts} note={closed ?? facts.note} />;
  return closed === undefined ? (
    <Link to={to} className={cx(frame, open)}>
      {face}
    </Link>
  ) : (
    <div className={cx(frame, shut)}>{face}</div>
  );
}

function Face({ cover, moving, title, note, badge, cost, isFirst = false }: Omit<CoverCardProps, 'to' | 'closed'>): ReactNode {
  const LL = useWords();
  return (
    <>
      <span className={css({ position: 'relative', display: 'block', overflow: 'hidden', background: 'surface.3', aspectRatio: '4/3' })}>
        <MovingImage
          src={cover}
          moving={moving ?? null}
          width={640}
          height={480}
          isFirst={isFirst}
          className={cover.startsWith('/stickers/') ? drawing : image}
        />
      </span>
      <span
        className={css({
          position: 'absolute',
          left: '10px',
          top: '10px',
          padding: '3px 10px',
          borderRadius: 'full',
          background: 'rgba(16,10,36,.72)',
          backdropFilter: 'blur(10px)',
          color: 'white',
          fontSize: 'note',
          fontWeight: 650,
        })}
      >
        {badge}
      </span>
      <span className={css({ display: 'flex', flexDirection: 'column', gap: '6px', flex: 1, padding: { base: '12px', md: '14px 16px' } })}>
        <span className={css({ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' })}>{title}</span>
        {note && <span className={css({ fontSize: 'small', color: 'text.2' })}>{note}</span>}
        <span
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '6px',
            marginTop: 'auto',
            fontSize: 'aside',
            fontWeight: 650,
            color: 'credit',
          })}
        >
          <Coin /> {LL.credit.cost(cost)}
        </span>
      </span>
    </>
  );
}
