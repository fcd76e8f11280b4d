import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Sticker from '../../src/features/making/sticker.tsx';
import sticker from '../../copy/en/pages/sticker.ts';
import en from '../../copy/en/pages/stickerSections.ts';
import { show } from './kit.tsx';

test('the landing page of the stickers has its seven sections in their order, and two ways to its form', async () => {
  await show(<Sticker path="/ai-sticker-maker" />);
  await screen.findByRole('heading', { name: en.closingTitle });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const wanted = [en.waysTitle, en.howTitle, en.examplesTitle, en.reasonsTitle, en.faqTitle, en.closingTitle];
  expect(headings.filter((heading) => wanted.includes(heading!))).toEqual(wanted);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(sticker.headline);
  const ways = screen.getAllByRole('link', { name: 'Create custom sticker' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#make', '#make']);
  expect(screen.getAllByText('No credit card required')).toHaveLength(2);
  const examples = [...document.querySelectorAll('section')].find((section) => section.textContent.includes(en.examplesTitle))!;
  for (const kind of ['car', 'nail', 'tattoo', 'wall', 'tile', 'christmas', 'helmet', 'logo'] as const)
    expect(examples.textContent).toContain(en.examples[kind]);
});
