import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import { localePath } from '../../../contract/facts/locales.ts';
import { selectPath } from '../../../machines/navigation/navigation.selectors.ts';
import { selectIsMoving, selectIsStopped, selectMayMove, selectSlide } from '../../../machines/carousel/carousel.selectors.ts';
import { exploreFlow } from '../../actors/carousel.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { useToolCard, useToolName } from '../../platform/names.ts';
import { button } from '../../design/button.tsx';
import { Carousel } from '../../design/carousel.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { slidesFor } from './slides.ts';

/** Other tools to try, 753 wide: arrows, dots, and slides that advance automatically until they are hovered or focused (spec §2). */
export default function ExploreDialog() {
  const LL = useWords();
  const t = LL.explore;
  const root = useRoot();
  const path = useFlow('navigation', selectPath);
  const shown = slidesFor(path);
  const carousel = exploreFlow(root, shown.length);
  const at = useSelector(carousel, selectSlide);
  const isMoving = useSelector(carousel, selectIsMoving);
  const isStopped = useSelector(carousel, selectIsStopped);
  const mayMove = useSelector(carousel, selectMayMove);
  return (
    <Dialog width="explore" title={t.title()} onClose={() => root.dialogs.send({ type: 'dialog.closed', dialog: 'explore' })}>
      <div className={css({ padding: { base: '28px 16px 32px', md: '32px 36px 36px' } })}>
        <h2 aria-hidden="true" className={css({ textStyle: 'h3', paddingRight: '48px' })}>
          {t.title()}
        </h2>
        <p className={css({ color: 'text.2', marginTop: '4px' })}>{t.lead()}</p>
        <div
          onPointerEnter={() => carousel.send({ type: 'attention.given' })}
          onFocus={() => carousel.send({ type: 'attention.given' })}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.matches(':focus-within')) carousel.send({ type: 'attention.taken' });
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
            if (!stays && !currentTarget.matches(':hover')) carousel.send({ type: 'attention.taken' });
          }}
        >
          <Carousel
            slides={shown.map(({ slug, cover }, index) => ({
              key: slug,
              face: <Slide slug={slug} cover={cover} isCurrent={index === at} />,
            }))}
            at={at}
            onShow={(index) => carousel.send({ type: 'slide.shown', at: index })}
            isMoving={isMoving}
            motion={
              mayMove
                ? {
                    isStopped,
                    label: isStopped ? t.play() : t.pause(),
                    onClick: () => carousel.send({ type: isStopped ? 'motion.started' : 'motion.stopped' }),
                  }
                : null
            }
            labels={{ previous: t.previous(), next: t.next(), slides: t.slides(), slide: (number, count) => t.slide(number, count) }}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Slide({ slug, cover, isCurrent }: { slug: string; cover: string; isCurrent: boolean }) {
  const t = useWords().explore;
  const locale = useLocale();
  const nameOf = useToolName();
  const cardOf = useToolCard();
  return (
    <article
      className={css({
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        borderRadius: 'lg',
        overflow: 'hidden',
        background: 'surface.2',
      })}
    >
      <img
        src={cover}
        alt=""
        width={640}
        height={480}
        className={css({ width: '100%', height: 'auto', aspectRatio: '16/9', objectFit: 'cover' })}
      />
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '6px', flex: 1, padding: '18px 20px 20px' })}>
        <h3 className={css({ textStyle: 'h4' })}>{nameOf(slug)}</h3>
        <p className={css({ color: 'text.2', marginBottom: '10px' })}>{cardOf(slug)}</p>
        <a
          href={localePath(locale, `/${slug}`)}
          target="_blank"
          rel="noopener"
          tabIndex={isCurrent ? undefined : -1}
          className={cx(button({ variant: 'primary' }), css({ marginTop: 'auto', alignSelf: 'flex-start' }))}
        >
          {t.open()}
          <ArrowUpRight size={18} aria-hidden="true" />
          <span className={css({ srOnly: true })}>
            {nameOf(slug)}, {t.newTab()}
          </span>
        </a>
      </div>
    </article>
  );
}
