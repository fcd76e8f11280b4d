import { Carousel as Ark } from '@ark-ui/react/carousel';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from './button.tsx';

type CarouselProps = {
  slides: readonly { key: string; face: ReactNode }[];
  at: number;
  onShow: (at: number) => void;
  /** Whether the slides advance automatically; a screen reader does not announce them then. */
  isMoving: boolean;
  /** Pauses or resumes the slides; null when they never advance automatically. */
  motion: { isStopped: boolean; label: string; onClick: () => void } | null;
  labels: { previous: string; next: string; slides: string; slide: (number: number, count: number) => string };
};

const dot = css({
  width: '24px',
  height: '24px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  _after: {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: 'full',
    background: 'control',
    transition: 'width .2s, background .2s',
  },
  _hover: { background: 'surface.2' },
  '&[aria-current]::after': { width: '20px', background: 'violet.500' },
});

/** Slides with the edges of their neighbors visible, arrows and dots. The last slide is followed by the first. */
export function Carousel({ slides, at, onShow, isMoving, motion, labels }: CarouselProps) {
  const count = slides.length;
  const show = (index: number) => onShow((index + count) % count);
  return (
    <Ark.Root
      page={at}
      onPageChange={({ page }) => onShow(page)}
      slideCount={count}
      slidesPerPage={1}
      loop
      allowMouseDrag
      spacing="16px"
      padding="36px"
      translations={{ item: (index, all) => labels.slide(index + 1, all) }}
      className={css({ width: '100%', minWidth: 0 })}
    >
      <Ark.ItemGroup
        aria-live={isMoving ? 'off' : 'polite'}
        // Visually hidden text inside a slide must not widen the row.
        className={css({
          position: 'relative',
          marginTop: '20px',
          borderRadius: 'lg',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        })}
      >
        {slides.map(({ key, face }, index) => (
          <Ark.Item key={key} index={index}>
            {face}
          </Ark.Item>
        ))}
      </Ark.ItemGroup>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: '10px',
          marginTop: '20px',
        })}
      >
        <Button variant="secondary" shape="icon" aria-label={labels.previous} onClick={() => show(at - 1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <div role="group" aria-label={labels.slides} className={css({ display: 'flex', gap: '2px' })}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              aria-label={labels.slide(index + 1, count)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onShow(index)}
              className={dot}
            />
          ))}
        </div>
        <Button variant="secondary" shape="icon" aria-label={labels.next} onClick={() => show(at + 1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
        {motion && (
          <Button variant="ghost" shape="icon" aria-label={motion.label} onClick={motion.onClick}>
            {motion.isStopped ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          </Button>
        )}
      </div>
    </Ark.Root>
  );
}
