import { css, cx } from 'styled-system/css';
import { formPathOf } from '../../../../contract/facts/tools/form-path.ts';
import { effectById, type EffectCard } from '../../../../contract/facts/tools/effects.ts';
import { costOfEffect } from '../../../../contract/facts/tools/terms.ts';
import { useEffectNames } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { Cost } from '../../../design/button.tsx';
import { section } from '../../../design/layout.ts';
import { useSiteCosts } from '../../../routing/site.ts';
import { Link } from '../../../routing/link.tsx';
import { Art, onArt, Shade } from './art.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The best first; what two people do together is composed of their photos, and comes last. */
const rowOfEffects = ['zombie', 'vampire', 'pop-art', 'skeleton', 'hug'] as const;

/** Five of the effects, in a row that scrolls sideways on a phone. */
export function EffectsRow() {
  const LL = useWords();
  const t = LL.homeSections.effectsRow;
  const names = useEffectNames();
  return (
    <section className={section}>
      <SectionHeading title={t.title()} lead={t.lead()} to="/ai-effect" all={t.all()} />
      <ul
        className={css({
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { base: '62%', sm: '38%', lg: 'calc((100% - 64px) / 5)' },
          gap: '16px',
          marginTop: '28px',
          marginInline: { base: '-16px', lg: '0' },
          paddingInline: { base: '16px', lg: '0' },
          paddingBlock: '4px',
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: '16px',
          scrollbarWidth: 'none',
        })}
      >
        {rowOfEffects.map((id) => (
          <li key={id} className={css({ scrollSnapAlign: 'start' })}>
            <EffectTile card={effectById(id)!} name={names[id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const EffectTile = ({ card, name }: { card: EffectCard; name: string }) => {
  const LL = useWords();
  const cost = costOfEffect(card, undefined, useSiteCosts());
  return (
    <Link
      to={formPathOf('ai-effect', { effect: card.id })}
      className={cx(
        onArt,
        css({
          position: 'relative',
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '8px',
          overflow: 'hidden',
          isolation: 'isolate',
          borderRadius: 'lg',
          aspectRatio: '3/4',
          padding: '16px',
          fontWeight: 650,
        }),
      )}
    >
      <Art src={`/effects/${card.id}.webp`} moving={card.result === 'video' ? `/effects/${card.id}.mp4` : undefined} />
      <Shade />
      {name}
      <Cost amount={cost} label={LL.credit.cost(cost)} />
    </Link>
  );
};
