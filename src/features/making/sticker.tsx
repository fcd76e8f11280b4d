import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { HeroGlow, HeroTitle } from '../../design/hero.tsx';
import { wrap } from '../../design/layout.ts';
import { LatestLater } from './latest-later.tsx';

const Workbench = later(() => import('./sticker-workbench.tsx'), { words: ['making'], nextWords: ['job', 'toolSamples'] });

// No control in them needs code, so the prerendered HTML stands until everything else has loaded.
const StickerSections = later(() => import('./sticker-sections.tsx'), { words: ['stickerSections'], isStill: true });
const FloatingStickers = later(() => import('./floating-stickers.tsx'), { isStill: true });

/** The id of the form, which links on the page point to. */
const make = 'make';

/** The landing page of the sticker maker: its seven sections in the order of spec §2, the form right under the headline. */
export default function Sticker({ path }: PageProps) {
  const LL = useWords();
  const t = LL.sticker;
  return (
    <>
      <Head path={path} title={t.title()} description={t.description()} />
      <div className={css({ position: 'relative', overflow: 'clip', paddingTop: { base: '36px', md: '72px' } })}>
        <HeroGlow />
        <FloatingStickers />
        <div className={wrap}>
          <HeroTitle start={t.headline()} end={t.headlineEnd()} lead={t.lead()} />
          <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '10px', marginTop: '24px' })}>
            <a href={`#${make}`} className={button({ variant: 'primary', size: 'large' })}>
              {t.cta()}
            </a>
            <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.note()}</p>
          </div>
          <section
            id={make}
            aria-labelledby="make-title"
            className={css({
              display: 'grid',
              gap: '20px',
              marginTop: { base: '28px', md: '44px' },
              gridTemplateColumns: { base: '1fr', lg: '480px 1fr' },
            })}
          >
            <Workbench />
          </section>
          <LatestLater />
        </div>
      </div>
      <StickerSections make={make} />
    </>
  );
}
Sticker.parts = () => [Workbench, StickerSections, FloatingStickers];
