import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playable } from '../../src/design/playable.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { show } from './kit.tsx';

/** A media element that plays as a browser's would, which jsdom's does not. */
beforeEach(() => {
  const isPlaying = new WeakSet<object>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !isPlaying.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(Number.NaN);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    isPlaying.add(this);
    fireEvent.play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPlaying.delete(this);
    fireEvent.pause(this);
  });
});
afterEach(() => vi.restoreAllMocks());

async function played(...players: Parameters<typeof Playable>[0][]) {
  await loadWords('en', ['making']);
  const shown = await show(
    <>
      {players.map((props) => (
        <Playable key={props.src} {...props} />
      ))}
    </>,
    { href: '/' },
  );
  const found = () => [...shown.container.querySelectorAll<HTMLMediaElement>('audio,video')];
  // The code of the player comes when it is shown.
  await waitFor(() => expect(found()).toHaveLength(players.length));
  return { ...shown, media: found() };
}

test('audio is silent until it is played, and its button names what a click does', async () => {
  const { media, user } = await played({ kind: 'audio', src: '/files/a.mp3', label: 'Your audio is ready.', duration: 65 });
  expect([media[0]!.autoplay, media[0]!.paused, media[0]!.controls]).toEqual([false, true, false]);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(media[0]!.paused).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(media[0]!.paused).toBe(true);
});

test('a silent video plays over and over in our player, and not by itself where less motion is asked for', async () => {
  const silent = {
    kind: 'video',
    src: '/examples/a.mp4',
    poster: '/examples/a.webp',
    label: 'Example',
    isLoop: true,
    isOver: true,
  } as const;
  const { media, unmount } = await played(silent);
  const [video] = media as HTMLVideoElement[];
  expect([video!.autoplay, video!.muted, video!.loop, video!.controls]).toEqual([true, true, true, false]);
  expect([video!.getAttribute('playsinline'), video!.getAttribute('poster')]).toEqual(['', '/examples/a.webp']);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Play', 'Full screen']);
  unmount();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect((await played(silent)).media[0]!.autoplay).toBe(false);
});

test('the slider shows how far it has come, and moves it', async () => {
  const { media } = await played({ kind: 'audio', src: '/files/a.mp3', label: 'Your audio is ready.', duration: 65 });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0:00 / 1:05');
  fireEvent.change(slider, { target: { value: '61.5' } });
  expect(media[0]!.currentTime).toBe(61.5);
  act(() => void fireEvent.timeUpdate(media[0]!));
  expect(slider.getAttribute('aria-valuetext')).toBe('1:01 / 1:05');
});

test('one sound at a time', async () => {
  const { media, user } = await played(
    { kind: 'audio', src: '/files/a.mp3', label: 'One', duration: 3 },
    { kind: 'audio', src: '/files/b.mp3', label: 'Two', duration: 3 },
  );
  await user.click(screen.getAllByRole('button', { name: 'Play' })[0]!);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(media.map(({ paused }) => paused)).toEqual([true, false]);
});

test('a video starts without its sound, which can be turned on', async () => {
  const { media, user } = await played({ kind: 'video', src: '/files/a.mp4', label: 'Your video is ready.', isLoop: true });
  expect(media[0]!.muted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Turn sound on' }));
  expect(media[0]!.muted).toBe(false);
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});
