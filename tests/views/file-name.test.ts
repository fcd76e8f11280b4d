import { expect, test } from 'vitest';
import { downloadName } from '../../src/platform/file-name.ts';

test.each([
  ['ai-background-remover', { file: 'Holiday photo (2).jpeg', words: null }, 'Holiday-photo-2-background-remover'],
  ['ai-text-to-image', { words: 'a red fox, in the snow!' }, 'a-red-fox-in-the-snow-text-to-image'],
  ['sticker', { file: null, words: 'лиса в космосе' }, 'лиса-в-космосе-sticker'],
  ['ai-text-to-image', { words: '一只红狐狸' }, '一只红狐狸-text-to-image'],
  ['ai-text-to-image', { words: 'an astronaut riding a horse over the wide plain' }, 'an-astronaut-riding-a-horse-over-the-text-to-image'],
  ['ai-text-to-image', { words: '一'.repeat(60) }, `${'一'.repeat(40)}-text-to-image`],
  ['ai-face-swap', { file: '../../etc/passwd' }, 'etc-passwd-face-swap'],
  ['ai-face-swap', { file: '🎉.png', words: null }, 'ai-face-swap'],
  ['text-to-video-ai', {}, 'text-to-video-ai'],
])('a file of %s from %j is called %s', (tool, about, name) => {
  expect(downloadName(tool, about)).toBe(name);
});
