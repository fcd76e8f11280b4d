/** The tools on offer, walked in a browser: an unavailable tool shows it, and its form stays open while that is unknown. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { offerModel } from '../../../machines/offer/offer.model.ts';
import { selectOffered, type OfferSnapshot } from '../../../machines/offer/offer.selectors.ts';
import type { Offered } from '../../../machines/offer/offer.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const tools = ['/api/tools'];
const tool: Offered = {
  slug: 'ai-text-to-image',
  section: 'text_to_image',
  result: 'image',
  cost: 1,
  capability: 'image.fromText',
  served: false,
  engine: null,
};

walkInBrowser(
  {
    ...offerModel,
    // The server is away first, and answers then: what nobody has reported does not shut a form.
    outcomes: {
      listTools: {
        done: (snapshot: OfferSnapshot) => [null, ...(snapshot.context.tools.length === 0 ? [[tool]] : [])],
        error: offerModel.outcomes.listTools.error,
      },
    },
  },
  {
    background: { ...usual, '/api/drafts/ai-text-to-image': { inputs: {} } },
    nobodyCauses: { 'offer.outdated': 'it follows a refused job, which another walk takes' },
    nobodySees: {},
    subject: (page, site) => {
      const person = new Person(page, site);
      const main = page.getByRole('main');
      const form = main.getByRole('form');
      const notServed = main.getByText('This tool isn’t available right now.');
      /** Comes to the page of the tool from the start page, or once more. */
      const comes = async () => {
        if (page.url().endsWith(tool.slug)) {
          await person.banner().getByRole('link', { name: 'Iridia, Home' }).click();
          await expect(page).toHaveURL(`${site.address}/`);
        }
        await main.getByRole('link', { name: 'Text to image' }).click();
        await expect(page).toHaveURL(`${site.address}/${tool.slug}`);
      };
      const shows = async (snapshot: OfferSnapshot) => {
        const isKnown = selectOffered(snapshot, tool.slug) !== null;
        await expect(notServed).toHaveCount(isKnown ? 1 : 0);
        await expect(form).toHaveCount(isKnown ? 0 : 1);
      };
      return {
        start: () => person.open('/'),
        events: {
          'offer.wanted': comes,
          'done.listTools': ({ event }: { event: AnyEventObject }) =>
            site.calls.answer(tools, event['output'] ? granted(event['output']) : refused(codes.unavailable)),
          'failed.listTools': () => site.calls.fail(tools),
        },
        states: {
          unasked: () => {
            expect(site.calls.isHeld(...tools)).toBe(false);
          },
          loading: async (snapshot) => {
            await shows(snapshot);
            await expect.poll(() => site.calls.isHeld(...tools)).toBe(true);
          },
          known: shows,
          failed: shows,
        },
      };
    },
  },
);
