import { css, cva } from 'styled-system/css';
import { StickerArt } from '../../../design/sticker-art.tsx';
import { Link } from '../../../routing/link.tsx';
import { Art } from './art.tsx';

const tile = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'xl',
    background: 'surface',
    boxShadow: '1',
    transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
    _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
  },
  variants: {
    shape: {
      big: { gridColumn: { base: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } },
      wide: { gridColumn: { base: '1 / -1', md: 'span 2' }, flexDirection: { md: 'row' }, alignItems: { md: 'center' } },
    },
  },
});
const image = cva({
  // `Art` lies below what is around it.
  base: { position: 'relative', isolation: 'isolate', display: 'grid', placeItems: 'center', background: 'soft', aspectRatio: '8/5' },
  variants: { shape: { big: {}, wide: { md: { width: '50%', flexShrink: 0 } } } },
});

type ToolTileProps = {
  to: string;
  words: { title: () => string; body: () => string };
  /** The sample of the tool, by the name of its files. */
  example?: string;
  /** Whether the sample moves. */
  moves?: boolean;
  art?: string;
  /** A sticker in the place of a sample. */
  drawing?: string;
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
  drawing,
  note,
  shape,
}: ToolTileProps) => (
  <Link to={to} className={tile({ shape })}>
    <span className={image({ shape })}>
      {art && <Art src={art} moving={moves ? `/examples/${example}.mp4` : undefined} />}
      {drawing && <StickerArt name={drawing} size={76} />}
    </span>
    <span
      className={css({ display: 'grid', alignContent: 'center', padding: { base: '12px 14px 14px', md: '16px 20px 18px' } })}
      style={shape === 'big' ? { flex: 1 } : undefined}
    >
      <span
        className={css({
          display: 'block',
          fontSize: { base: 'clamp(14px, 4.4vw, token(fontSizes.title))', md: 'title' },
          fontWeight: 650,
          letterSpacing: '-.015em',
          lineHeight: 1.2,
        })}
      >
        {words.title()}
      </span>
      <span className={css({ display: 'block', marginTop: '4px', maxWidth: '46ch', fontSize: 'label', color: 'text.2' })}>
        {words.body()}
        {note && <span className={css({ display: 'block', marginTop: '4px' })}>{note}</span>}
      </span>
    </span>
  </Link>
);
