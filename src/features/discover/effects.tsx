import { css } from 'styled-system/css';
import { effectFamilies, effectsOf, type EffectCard } from '../../../contract/facts/tools/effects.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { aboutOf } from '../making/about-later.tsx';
import { Closing } from '../making/closing.tsx';
import { useEffectNames } from '../../platform/names.ts';
import { copyOf } from '../../platform/tool-words.ts';
import { formPathOf } from '../../../contract/facts/tools/form-path.ts';
import { useEffectCosts, useServedEffects } from '../making/generation/use-offer.ts';
import { section, wrap } from '../../design/layout.ts';
import { CoverCard, coverGrid } from './cover-card.tsx';

const slug = 'ai-effect';
const About = aboutOf(slug);

/** The gallery of effects: a click on a card opens the form with that effect chosen. */
export default function Effects({ path }: PageProps) {
  const LL = useWords();
  const t = LL.effectGallery;
  const served = useServedEffects();
  const copy = copyOf(slug, useLocale());
  if (!copy) return null;
  return (
    <div className={wrap}>
      <Head path={path} {...copy.search} />
      <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{copy.h1}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', maxWidth: '62ch' })}>{copy.lead}</p>
      {effectFamilies.map((family, index) => (
        <section key={family} aria-labelledby={family} className={index === 0 ? css({ paddingTop: '40px' }) : section}>
          <h2 id={family} className={css({ textStyle: 'h2' })}>
            {t.families[family].title()}
          </h2>
          <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.families[family].lead()}</p>
          <ul className={coverGrid}>
            {effectsOf(family).map((card, at) => (
              <li key={card.id}>
                <Effect
                  card={card}
                  isFirst={index === 0 && at < 4}
                  closed={served?.includes(card.id) === false ? LL.tool.unservedCard() : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <About slug={slug} />
      <Closing sentence={copy.closing} />
    </div>
  );
}
Effects.parts = () => [About];

function Effect({ card, isFirst, closed }: { card: EffectCard; isFirst: boolean; closed: string | undefined }) {
  const LL = useWords();
  const t = LL.effectGallery;
  return (
    <CoverCard
      to={formPathOf('ai-effect', { effect: card.id })}
      cover={`/effects/${card.id}.webp`}
      moving={card.result === 'video' ? `/effects/${card.id}.mp4` : undefined}
      title={useEffectNames()[card.id]}
      note={card.pictures.max > 1 ? t.twoImages() : t.oneImage()}
      badge={t.kinds[card.result]()}
      cost={useEffectCosts()(card)}
      isFirst={isFirst}
      closed={closed}
    />
  );
}
