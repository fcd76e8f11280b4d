/** The garment that will change, walked in a browser: proposed for the words of the form, corrected, searched for again. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { codes } from '../../../contract/facts/codes.ts';
import { storageKeys } from '../../../contract/facts/storage-keys.ts';
import { times } from '../../../contract/facts/times.ts';
import form from '../../../copy/en/pages/form.ts';
import { garmentSearchModel } from '../../../machines/garmentSearch/garmentSearch.model.ts';
import type { GarmentSearchSnapshot } from '../../../machines/garmentSearch/garmentSearch.selectors.ts';
import type { FormValues, ShownFile } from '../../../machines/form/form.types.ts';
import { granted, refused } from '../../model/browser/held-calls.ts';
import { greeted, Person } from '../../model/browser/person.ts';
import { usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';

const search = ['/api/garments'];
const figure = join(import.meta.dirname, '../../../public/samples/figure.jpg');
const item = { name: '01JD.jpg', url: '/samples/figure.jpg', width: 512, height: 512, type: 'image/jpeg', size: 40_000 };
/** One white pixel, which is stretched over the photo. */
const white = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

type Files = Record<string, ShownFile>;
const photo: Files = { image: { ref: 'photo', stored: item } };
const mask = (ref: string): Files => ({ mask: { ref, stored: null } });
type Shown = { values: FormValues; files: Files };
const shown = (prompt: string, files: Files): Shown => ({ values: prompt === '' ? {} : { prompt }, files });
const proposalIn = ({ context }: GarmentSearchSnapshot): Files => (context.proposed ? mask(context.proposed.ref) : {});

/** What a person can do to the form in each state; words of the same part of the body come in two lengths. */
function forms(snapshot: GarmentSearchSnapshot): Shown[] {
  const { words } = snapshot.context;
  const longer = words === 'red' ? 'dark red' : 'red';
  const proposal = proposalIn(snapshot);
  if (snapshot.matches('waiting')) return [shown('red', photo)];
  if (snapshot.matches({ looking: 'settling' })) return words === 'red' ? [shown('dark red', photo)] : [];
  if (snapshot.matches('found'))
    return [
      shown('red trousers', { ...photo, ...proposal }),
      shown(longer, { ...photo, ...proposal }),
      shown(words, { ...photo, ...mask('painted') }),
      shown(words, photo),
    ];
  if (snapshot.matches('none')) return [shown(words === 'red trousers' ? 'red' : 'red trousers', photo), shown('', {})];
  return [];
}

class Dresser extends Person {
  readonly form = this.page.getByRole('main').getByRole('form');
  readonly canvas = this.form.getByRole('img', { name: form.mask.title });
  readonly words = this.form.getByLabel(form.labels.garmentPrompt);

  private hasPhoto = false;
  private prompt = '';

  /** Does what brings the form to this. */
  async shows({ values, files }: Shown): Promise<void> {
    if (!('image' in files)) {
      this.hasPhoto = false;
      return this.form.getByRole('button', { name: 'Remove' }).first().click();
    }
    if (!this.hasPhoto) await this.form.getByLabel('Choose a photo').first().setInputFiles(figure);
    this.hasPhoto = true;
    const prompt = String(values['prompt'] ?? '');
    if (prompt !== this.prompt) {
      this.prompt = prompt;
      return this.words.fill(prompt);
    }
    if ('mask' in files) return this.paints();
    return this.form.getByRole('button', { name: 'Clear', exact: true }).click();
  }

  async paints(): Promise<void> {
    await this.canvas.scrollIntoViewIfNeeded();
    const box = (await this.canvas.boundingBox())!;
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2);
    await this.page.mouse.up();
  }
}

walkInBrowser(
  { ...garmentSearchModel, events: { 'form.shown': forms, 'search.clicked': [{}] } },
  {
    background: {
      ...usual,
      '/api/tools': [],
      '/api/drafts/ai-clothes-changer': { inputs: {} },
      '/api/dash/upload': { item },
    },
    nobodyCauses: {},
    nobodySees: {},
    subject: (page, site) => {
      const person = new Dresser(page, site);
      const shows = (words: string | RegExp) => expect(person.form.getByText(words)).toBeVisible();
      return {
        start: () => person.open('/ai-clothes-changer', { kept: { ...greeted, [storageKeys.adult]: 'true' } }),
        events: {
          'form.shown': ({ event }: { event: AnyEventObject }) => person.shows(event as unknown as Shown),
          'search.clicked': () => person.form.getByRole('button', { name: form.garment.find }).click(),
          'after.writingPause': () => page.clock.runFor(times.writingPause),
          'after.proposalLimit': () => page.clock.runFor(times.proposalLimit),
          'done.findGarment': ({ event: { output } }: { event: AnyEventObject }) =>
            site.calls.answer(
              search,
              output.ok ? granted({ mask: output.mask ? white : null, share: output.share }) : refused(codes.tooManyAttempts, output.msg),
            ),
          'failed.findGarment': () => site.calls.fail(search),
        },
        states: {
          waiting: ({ context }) => shows(context.file === null ? form.mask.waiting : form.garment.waiting),
          'looking.settling': () => shows(form.garment.looking),
          'looking.searching': async () => {
            await shows(form.garment.looking);
            await expect.poll(() => site.calls.isHeld(...search)).toBe(true);
          },
          found: () => shows('The pink area will change: 25% of the photo.'),
          none: () => shows(form.garment.none),
          failed: ({ context }) => shows(context.refusal ?? form.garment.failed),
          painted: () => shows(/^(Only the pink area will change\.|Nothing is marked\.)/),
        },
      };
    },
  },
);
