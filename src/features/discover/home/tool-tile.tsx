import { css, cx } from 'styled-system/css';
import { StickerArt } from '../../../design/sticker-art.tsx';
import { Link } from '../../../routing/link.tsx';
import { Art, onArt, Shade } from './art.tsx';

const plain = css({ background: 'surface', color: 'text', '& [data-body]': { color: 'text.2' } });
const wide = css({ gridColumn: { base: '1 / -1', md: 'span 2' } });
const big = css({ gridColumn: { base: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } });

type ToolTileProps = {
  to: string;
  words: { title: () => string; body: () => string };
  /** The sample of the tool, by the name of its files. */
  example?: string;
  /** Whether the sample moves. */
  moves?: boolean;
  art?: string;
  drawings?: readonly string[];
  /** What a visitor should know before the click. */
  note?: string;
  shape?: 'big' | 'wide';
};

/** A tool with its image, its name and one sentence. */
export const ToolTile = ({
  to,
  words,
  example,
  moves = false,
  art = example && `/examples/${example}.webp`,
  drawings = [],
  note,
  shape,
}: ToolTileProps) => (
  <Link
    to={to}
    className={cx(
      css({
        position: 'relative',
        overflow: 'hidden',
        isolation: 'isolate',
        borderRadius: 'xl',
        minHeight: { base: '190px', md: '228px' },
        padding: { base: '16px', md: '24px' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        boxShadow: '1',
        transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
        _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
      }),
      art ? onArt : plain,
      shape === 'big' ? big : shape === 'wide' ? wide : undefined,
    )}
  >
    {art && <Art src={art} moving={moves ? `/examples/${example}.mp4` : undefined} />}
    <Shade />
    <span aria-hidden="true" className={css({ display: 'flex', gap: '18px', marginBottom: 'auto', paddingBottom: '12px' })}>
      {drawings.map((name) => (
        <StickerArt key={name} name={name} size={76} />
      ))}
    </span>
    <span
      className={css({
        fontSize: { base: 'clamp(14px, 4.4vw, token(fontSizes.title))', md: 'large' },
        fontWeight: 650,
        letterSpacing: '-.015em',
        lineHeight: 1.2,
      })}
    >
      {words.title()}
    </span>
    <span data-body className={css({ marginTop: '4px', maxWidth: '46ch', fontSize: { base: 'label', md: 'body' } })}>
      {words.body()}
      {note && <span className={css({ display: 'block', marginTop: '4px' })}>{note}</span>}
    </span>
  </Link>
);
