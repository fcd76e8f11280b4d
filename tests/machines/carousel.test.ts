import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { carouselMachine } from '../../machines/carousel/carousel.machine.ts';
import { selectIsMoving, selectIsStopped, selectMayMove, selectSlide } from '../../machines/carousel/carousel.selectors.ts';

function shown(calm = false) {
  const clock = new SimulatedClock();
  const carousel = createActor(carouselMachine, { input: { count: 3, calm }, clock }).start();
  return {
    carousel,
    after: (seconds: number) => {
      clock.increment(seconds * 1000);
      return selectSlide(carousel.getSnapshot());
    },
  };
}

test('the slides move by themselves, from the last to the first', () => {
  const { after } = shown();
  expect([after(3.9), after(0.1), after(4), after(4)]).toEqual([0, 1, 2, 0]);
});

test('they wait while somebody looks, and take a whole pause afterwards', () => {
  const { carousel, after } = shown();
  after(3.9);
  carousel.send({ type: 'attention.given' });
  expect(after(60)).toBe(0);
  carousel.send({ type: 'attention.taken' });
  expect([after(3.9), after(0.1)]).toEqual([0, 1]);
});

test('once stopped, slides stay when attention leaves; they start again only on request', () => {
  const { carousel, after } = shown();
  carousel.send({ type: 'motion.stopped' });
  carousel.send({ type: 'attention.taken' });
  expect(after(60)).toBe(0);
  carousel.send({ type: 'motion.started' });
  expect(after(60)).toBe(0);
  carousel.send({ type: 'attention.taken' });
  expect(after(4)).toBe(1);
});

test('who wants less motion sees none, and still chooses a slide', () => {
  const { carousel, after } = shown(true);
  expect(after(60)).toBe(0);
  carousel.send({ type: 'motion.started' });
  expect(selectIsMoving(carousel.getSnapshot())).toBe(false);
  carousel.send({ type: 'slide.shown', at: 2 });
  carousel.send({ type: 'slide.shown', at: 3 });
  carousel.send({ type: 'slide.shown', at: -1 });
  expect(after(60)).toBe(2);
  carousel.send({ type: 'slide.shown', at: 0 });
  expect(after(60)).toBe(0);
});

test('a button knows whether it stops the slides, starts them, or is of no use', () => {
  const offers = ({ carousel }: ReturnType<typeof shown>) =>
    [selectIsMoving, selectIsStopped, selectMayMove].map((select) => select(carousel.getSnapshot()));
  const page = shown();
  expect(offers(page)).toEqual([true, false, true]);
  page.carousel.send({ type: 'attention.given' });
  expect(offers(page)).toEqual([false, false, true]);
  page.carousel.send({ type: 'motion.stopped' });
  expect(offers(page)).toEqual([false, true, true]);
  expect(offers(shown(true))).toEqual([false, true, false]);
});
