import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { useDailyCredits } from '../../routing/site.ts';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { HeroGlow, HeroTitle } from '../../design/hero.tsx';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import { Composer } from './home/composer.tsx';
import { FloatingWorks } from './home/floating-works.tsx';
import { ModelsOffer } from './home/models-offer.tsx';

// Links, images and questions, which work without any script, so their code comes last.
const Below = later(() => import('./home/below.tsx'), { words: ['homeSections', 'effectNames', 'toolNames'], isStill: true });

/** The start page: the composer first, then the sections about the product. */
export default function Home({ path }: PageProps) {
  const LL = useWords();
  const t = LL.home;
  const dailyCredits = useDailyCredits();
  return (
    <>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        className={css({
          position: 'relative',
          overflow: 'hidden',
          paddingTop: { base: '48px', md: '76px' },
          paddingBottom: { base: '44px', md: '88px' },
        })}
      >
        <HeroGlow />
        <FloatingWorks />
        <ModelsOffer />
        <div className={wrap}>
          <HeroTitle start={t.headline()} end={t.headlineEnd()} lead={t.lead()} />
          <Composer />
          <p className={css({ textAlign: 'center', color: 'text.2', fontSize: 'small', marginTop: '20px' })}>{t.note(dailyCredits)}</p>
        </div>
      </div>
      <div className={wrap}>
        <Below />
      </div>
    </>
  );
}
Home.parts = () => [Below];
