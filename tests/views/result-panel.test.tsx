import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cancelGeneration,
  createGeneration,
  deleteCreation,
  getGeneration,
  type generation as generationStruct,
} from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import { makingOf, selectPhase, type GenerationPhase } from '../../machines/generation/generation.selectors.ts';
import { formOf, generationFlow } from '../../src/actors/generation.ts';
import { ResultPanel } from '../../src/features/making/result/result-panel.tsx';
import { StickerForm } from '../../src/features/making/sticker-form.tsx';
import { useGeneration } from '../../src/features/making/generation/use-generation.ts';
import { granted, Held, refusal } from '../machines/answers.ts';
import { complaintOf, pass, show, until, whenSent } from './kit.tsx';
import { Server } from './server.ts';
import making from '../../copy/en/pages/making.ts';
import words from '../../copy/en/pages/job.ts';

type Job = Infer<typeof generationStruct>;

const job = (facts: Partial<Job>): Job => ({
  id: 'g1',
  tool: stickerMaker.slug,
  engine: 'local',
  status: 'queued',
  progress: 0,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
  ...facts,
});
const output = { url: '/files/fox.png?e=1&s=2', type: 'image/png', width: 1024, height: 1024, duration: null };
const notes = {
  draft: true,
  understood: ['fox', 'moon'],
  replaced: [{ word: 'kettle', by: 'teapot' }],
  written: ['flumox'],
  unknown: ['zeppelin'],
  language: 'fr',
  seed: 7,
};
const made = job({ status: 'succeeded', progress: 1, outputs: [output], notes });
const accepted = granted({ id: 'g1', status: 'queued' as const, cost: 1 });
const never = new Promise<never>(() => undefined);

function Maker() {
  const generation = useGeneration(stickerMaker);
  return (
    <>
      <StickerForm generation={generation} />
      <ResultPanel
        generation={generation}
        tool={stickerMaker}
        example={<p>An example of a sticker</p>}
        file="sticker"
        done="Your sticker is ready."
      />
    </>
  );
}

/** The form beside its result. */
async function opened() {
  const server = new Server();
  server.answers(createGeneration, accepted);
  server.streams();
  const shown = await show(<Maker />, { server });
  const phase = () => selectPhase(makingOf(generationFlow(shown.root, stickerMaker).getSnapshot()));
  return { ...shown, phase };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const result = () => within(screen.getByRole('region', { name: 'Result' }));
const clickOf = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const make = () => fireEvent.click(clickOf(/^Make sticker/));
const describeFox = () => fireEvent.change(screen.getByLabelText('Describe your sticker'), { target: { value: 'a fox' } });
const status = async (text: string) => expect((await result().findByText(text)).getAttribute('role')).toBe('status');
const percent = () => result().getByRole('progressbar').getAttribute('aria-valuenow');

async function followed({ server }: Opened) {
  describeFox();
  make();
  await until(() => expect(server.isFollowed).toBe(true));
}

type Scene = {
  /** What leads there. */
  reach(opened: Opened): Promise<void>;
  /** What stands there then. */
  shows(opened: Opened): Promise<void> | void;
  cancel: boolean;
  /** `shut` while another submit could be charged beside one that may have arrived. */
  generate: 'open' | 'busy' | 'shut';
};

const ended = async (title: string, ...sentences: string[]) => {
  const heading = await result().findByRole('heading', { name: title });
  const ending = heading.parentElement!;
  // What the user canceled isn't a failure.
  expect(ending.getAttribute('role')).toBe(title === 'Canceled' ? 'status' : 'alert');
  for (const sentence of sentences) expect(within(ending).getByText(sentence)).toBeTruthy();
  expect(within(ending).getByRole('button', { name: 'Back' })).toBeTruthy();
};
const isOffered = () => result().queryByRole('button', { name: /^Try again\s*1 credit$/ }) !== null;

/** Every phase: the type asks for each. */
const scenes: Record<GenerationPhase, Scene> = {
  form: {
    reach: async () => undefined,
    shows: () => expect(result().getByText('An example of a sticker')).toBeTruthy(),
    cancel: false,
    generate: 'open',
  },
  checking: {
    // Asked at once: the check goes on after this turn.
    reach: async () => {
      describeFox();
      make();
    },
    shows: () => {
      expect(result().getByRole('status').textContent).toBe('Checking what you added…');
      expect(percent()).toBeNull();
    },
    cancel: true,
    generate: 'busy',
  },
  uploading: {
    reach: async ({ server }) => {
      await chooseTab('Image');
      giveImage();
      make();
      await status('Uploading your file…');
      await whenSent(server, 0, (sent) => sent.progresses(0.4));
    },
    shows: () => expect(screen.getByText(/Uploading, 40%/)).toBeTruthy(),
    cancel: true,
    generate: 'busy',
  },
  sending: {
    reach: async ({ server }) => {
      server.answers(createGeneration, never);
      describeFox();
      make();
    },
    shows: () => status('Starting…'),
    cancel: true,
    generate: 'busy',
  },
  resending: {
    reach: async ({ server }) => {
      const broken = Promise.reject(new TypeError('Failed to fetch'));
      broken.catch(() => undefined);
      server.answers(createGeneration, broken);
      describeFox();
      make();
    },
    shows: () => status(words.working.resending),
    cancel: true,
    generate: 'busy',
  },
  unreached: {
    reach: async ({ server }) => {
      const first = new Held<typeof accepted>();
      server.answers(createGeneration, first.promise);
      describeFox();
      make();
      await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(1));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const broken = Promise.reject(new TypeError('Failed to fetch'));
      broken.catch(() => undefined);
      server.answers(createGeneration, broken);
      first.reject(new TypeError('Failed to fetch'));
      while (!result().queryByRole('alert')) await pass(15_000);
      vi.useRealTimers();
    },
    shows: async ({ server }) => {
      const keys = server.requestsOf(createGeneration).map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toHaveLength(5);
      expect(new Set(keys).size).toBe(1);
      await ended('That didn’t work', words.failed.unreached);
      expect(isOffered()).toBe(true);
    },
    cancel: false,
    generate: 'shut',
  },
  awaitingSignIn: {
    reach: async ({ server }) => {
      server.answers(createGeneration, refusal('signInNeeded'));
      describeFox();
      make();
    },
    shows: () => status('Waiting for you to log in…'),
    cancel: true,
    generate: 'busy',
  },
  refused: {
    reach: async ({ server }) => {
      server.answers(createGeneration, refusal('refusedByPolicy', 'This breaks the content policy.'));
      describeFox();
      make();
    },
    shows: async () => {
      await ended('That didn’t work', 'This breaks the content policy.', 'We stopped this before anything was charged.');
      expect(isOffered()).toBe(false);
    },
    cancel: false,
    generate: 'open',
  },
  queued: {
    reach: followed,
    shows: async () => {
      await status('Waiting in line…');
      expect(percent()).toBe('0');
    },
    cancel: true,
    generate: 'busy',
  },
  running: {
    reach: async (opened) => {
      await followed(opened);
      opened.server.reports(job({ status: 'running', progress: 0.42, stage: 'painting' }));
    },
    shows: async () => {
      await status('Painting');
      expect(percent()).toBe('42');
      expect(result().getByText(/^42$/).textContent).toBe('42%');
    },
    cancel: true,
    generate: 'busy',
  },
  reconnecting: {
    reach: async (opened) => {
      await followed(opened);
      opened.server.loses();
    },
    shows: () => status('Connection lost. Reconnecting…'),
    cancel: true,
    generate: 'busy',
  },
  cancelling: {
    reach: async (opened) => {
      opened.server.answers(cancelGeneration, never);
      await followed(opened);
      fireEvent.click(await result().findByRole('button', { name: 'Cancel' }));
    },
    shows: () => status('Canceling…'),
    cancel: false,
    generate: 'busy',
  },
  done: {
    reach: async (opened) => {
      await followed(opened);
      opened.server.reports(made);
    },
    shows: async () => {
      await status('Your sticker is ready.');
      expect(result().getByRole('img').getAttribute('src')).toBe(output.url);
      const download = result().getByRole('link', { name: 'Download PNG' });
      expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([output.url, 'a-fox-sticker.png']);
      expect(result().getByText('Composed, not generated')).toBeTruthy();
      expect(
        result()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'No drawing found, so shown as text: flumox',
        'Left out: zeppelin',
        'Shown: fox, moon',
        'Shown by something similar: kettle → teapot',
        'Language: Français',
        'Variation 7',
      ]);
      expect(result().getByRole('link', { name: 'Open My creations' }).getAttribute('href')).toBe('/my-creations');
    },
    cancel: false,
    generate: 'open',
  },
  removed: {
    reach: async (opened) => {
      await followed(opened);
      opened.server.reports(made);
      fireEvent.click(await result().findByRole('button', { name: 'Delete' }));
    },
    shows: async () => {
      await status('Deleted.');
      expect(document.activeElement).toBe(result().getByRole('button', { name: 'Undo' }));
    },
    cancel: false,
    generate: 'open',
  },
  deleting: {
    reach: async (opened) => {
      opened.server.answers(deleteCreation, never);
      await followed(opened);
      opened.server.reports(made);
      fireEvent.click(await result().findByRole('button', { name: 'Delete' }));
      fireEvent.click(await screen.findByRole('button', { name: /^Make sticker/ }));
    },
    shows: () => status('Deleting…'),
    cancel: false,
    generate: 'busy',
  },
  failed: {
    reach: async (opened) => {
      await followed(opened);
      opened.server.reports(job({ status: 'failed', error: { code: 50002, msg: 'The engine could not paint this.' } }));
    },
    shows: async () => {
      await ended('That didn’t work', 'The engine could not paint this.', 'You got your 1 credit back.');
      expect(isOffered()).toBe(true);
    },
    cancel: false,
    generate: 'open',
  },
  cancelled: {
    reach: async (opened) => {
      opened.server.answers(cancelGeneration, granted(job({ status: 'cancelled' })));
      await followed(opened);
      fireEvent.click(await result().findByRole('button', { name: 'Cancel' }));
    },
    shows: async () => {
      await ended('Canceled', 'You got your 1 credit back.');
      expect(isOffered()).toBe(true);
    },
    cancel: false,
    generate: 'open',
  },
};

async function chooseTab(name: string) {
  fireEvent.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tabpanel', { name });
}

function giveImage() {
  const input = screen.getByLabelText('Choose a photo', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['bytes'], 'chelsea.jpg', { type: 'image/jpeg' })] } });
}

test.each(Object.entries(scenes) as [GenerationPhase, Scene][])('%s', async (phase, scene) => {
  const shown = await opened();
  const reached = scene.reach(shown);
  // What is seen for one turn is looked at in it.
  if (phase !== 'checking') await reached;
  const seen = scene.shows(shown);
  if (phase !== 'checking') await seen;
  expect(shown.phase()).toBe(phase);
  expect(result().queryByRole('button', { name: 'Cancel' }) !== null).toBe(scene.cancel);
  const leave = result().queryByText(words.leave);
  // Before the server has it, who leaves takes it along; the line keeps its place.
  expect(leave !== null && leave.style.visibility !== 'hidden').toBe(['queued', 'running', 'reconnecting'].includes(phase));
  expect(result().queryByText('An example of a sticker') !== null).toBe(phase === 'form');
  const generate = clickOf(/^Make sticker/);
  expect([generate.getAttribute('aria-busy'), generate.getAttribute('aria-disabled')]).toEqual([
    scene.generate === 'busy' ? 'true' : null,
    scene.generate === 'shut' ? 'true' : null,
  ]);
  expect(screen.queryByText(making.unsent) !== null).toBe(scene.generate === 'shut');
});

test('a result that no draft engine made bears no mark of one', async () => {
  const shown = await opened();
  await followed(shown);
  shown.server.reports({ ...made, engine: 'hosted', notes: {} });
  await status('Your sticker is ready.');
  expect(result().queryByText('Composed, not generated')).toBeNull();
  expect(result().getByRole('listitem').textContent).toBe('Made with hosted');
});

test('a deleted result is brought back', async () => {
  const shown = await opened();
  await scenes.removed.reach(shown);
  fireEvent.click(await result().findByRole('button', { name: 'Undo' }));
  await status('Your sticker is ready.');
});

test('a result makes room for another', async () => {
  const shown = await opened();
  await followed(shown);
  shown.server.reports(made);
  fireEvent.click(await result().findByRole('button', { name: 'Close the result' }));
  expect(result().getByText('An example of a sticker')).toBeTruthy();
});

test('what failed is tried again under a new key', async () => {
  const shown = await opened();
  await followed(shown);
  shown.server.reports(job({ status: 'failed', error: { code: 50002, msg: 'No.' } }));
  fireEvent.click(await result().findByRole('button', { name: /^Try again\s*1 credit$/ }));
  await status('Waiting in line…');
  const keys = shown.server.requestsOf(createGeneration).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('announces a submit queued from the home page until it is sent', async () => {
  const shown = await opened();
  await followed(shown);
  const waits = 'What you asked for next starts by itself after this. Keep this tab open until then.';
  expect(result().queryByText(waits)).toBeNull();
  const form = formOf(generationFlow(shown.root, stickerMaker));
  act(() => {
    form.send({ type: 'form.filled', values: { mode: 'text', prompt: 'a whale' }, files: {} });
    form.send({ type: 'submit.queued' });
  });
  expect(result().getByText(waits)).toBeTruthy();
  expect(result().getByText(words.leave).style.visibility).toBe('hidden');
  shown.server.reports(made);
  await until(() => expect(shown.server.requestsOf(createGeneration)).toHaveLength(2));
  expect(result().queryByText(waits)).toBeNull();
});

test('shows a submit without an answer as being sent again, and offers that beside its button', async () => {
  const shown = await opened();
  const { server } = shown;
  await scenes.unreached.reach(shown);
  const sent = server.requestsOf(createGeneration).length;
  server.answers(createGeneration, never);
  const form = within(screen.getByRole('form'));
  fireEvent.click(clickOf(/^Make sticker/));
  expect(server.requestsOf(createGeneration)).toHaveLength(sent);
  fireEvent.click(form.getByRole('button', { name: /^Try again\s*1 credit$/ }));
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(sent + 1));
  expect(screen.queryByText(making.unsent)).toBeNull();
  expect(clickOf(/^Make sticker/).getAttribute('aria-busy')).toBe('true');
  expect(new Set(server.requestsOf(createGeneration).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('shows a submit whose answer is lost as being sent again, and charged once', async () => {
  const { server } = await opened();
  const first = new Held<typeof accepted>();
  server.answers(createGeneration, first.promise);
  describeFox();
  make();
  await status(words.working.sending);
  first.reject(new TypeError('Failed to fetch'));
  await status(words.working.resending);
  server.answers(createGeneration, accepted);
  await status(words.working.queued);
});

test('a second submit during a job requests nothing', async () => {
  const shown = await opened();
  await followed(shown);
  make();
  await status('Waiting in line…');
  expect(shown.server.requestsOf(createGeneration)).toHaveLength(1);
});

test('a submit of an empty form explains at the field what is missing', async () => {
  const { server } = await opened();
  const prompt = screen.getByLabelText('Describe your sticker');
  make();
  await until(() => expect(complaintOf(prompt)).toBe('Please fill this in.'));
  describeFox();
  expect(complaintOf(prompt)).toBeNull();
  expect(server.requestsOf(createGeneration)).toEqual([]);
});

/** The page scrolls once it has drawn what it scrolls to. */
const drawn = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test.each([
  ['on screen', { top: 240 }, []],
  ['behind the upper edge', { top: -400 }, [{ block: 'start', behavior: 'smooth' }]],
  ['below the window', { top: 1200 }, [{ block: 'start', behavior: 'smooth' }]],
])('a result whose place is %s is brought there gently by the submit, and by nothing after it', async (_, place, scrolls) => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  const shown = await opened();
  await followed(shown);
  await drawn();
  expect(brought.mock.calls).toEqual(scrolls.map((scroll) => [scroll]));
  act(() => shown.server.reports(made));
  await until(() => expect(result().getByText('Your sticker is ready.')).toBeTruthy());
  await drawn();
  expect(brought).toHaveBeenCalledTimes(scrolls.length);
  placed.mockRestore();
});

test('a result of an earlier visit moves nothing when it is found again, wherever it stands', async () => {
  const saved = { tool: stickerMaker.slug, idempotencyKey: 'k', jobId: 'g1', inputs: { mode: 'text', prompt: 'a fox' } };
  localStorage.setItem(`${projectKey}Job.${stickerMaker.slug}`, JSON.stringify(saved));
  const server = new Server();
  server.answers(getGeneration, granted(made));
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  const placed = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -40, bottom: 650 } as DOMRect);
  await show(<Maker />, { server });
  await until(() => expect(result().getByText('Your sticker is ready.')).toBeTruthy());
  await drawn();
  expect(brought).not.toHaveBeenCalled();
  placed.mockRestore();
});

test('a sample fills the words', async () => {
  await opened();
  fireEvent.click(clickOf('a panda with a crown'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Describe your sticker').value).toBe('a panda with a crown');
});

test('the tabs are named by what is sent, and each has its own fields', async () => {
  await opened();
  const fields: Record<string, [image: boolean, words: string | null]> = {
    Text: [false, 'Describe your sticker'],
    Image: [true, null],
    'Image + text': [true, 'What should be around the photo?'],
  };
  const tabs = within(screen.getByRole('tablist', { name: 'What do you want to start with?' })).getAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.dataset['value']])).toEqual([
    ['Text', 'text'],
    ['Image', 'image'],
    ['Image + text', 'imageText'],
  ]);
  for (const [name, [image, words]] of Object.entries(fields)) {
    await chooseTab(name);
    expect(screen.queryByRole('group', { name: 'Your photo' }) !== null).toBe(image);
    const area = document.querySelector('textarea');
    expect(area && screen.getByLabelText(words ?? '') === area).toBe(words === null ? null : true);
  }
});

test('an image that the server keeps is sent by its name', async () => {
  const { server } = await opened();
  await chooseTab('Image');
  giveImage();
  expect(await screen.findByText('chelsea.jpg')).toBeTruthy();
  const item = { name: 'up_1', url: '/files/up_1', width: 4, height: 3, type: 'image/jpeg', size: 5 };
  await whenSent(server, 0, (sent) => sent.isAnswered(granted({ item })));
  await screen.findByText(/Ready/);
  make();
  await until(() => expect(server.isFollowed).toBe(true));
  expect(server.requestsOf(createGeneration)[0]!.body).toMatchObject({ tool: stickerMaker.slug, inputs: { mode: 'image', image: 'up_1' } });
});

test('a file of another kind is not sent, and its field explains why', async () => {
  const { server } = await opened();
  await chooseTab('Image');
  const input = screen.getByLabelText('Choose a photo', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' })] } });
  expect(
    await within(screen.getByRole('group', { name: 'Your photo' })).findByText(new RegExp(making.upload.type.split('.')[0]!)),
  ).toBeTruthy();
  expect(server.sendings).toEqual([]);
});

test('what an upload lacks to arrive is sent again on demand', async () => {
  const { server } = await opened();
  await chooseTab('Image');
  giveImage();
  await whenSent(server, 0, (sent) => sent.isAnswered(refusal('unavailable', 'The disk is full.')));
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('group', { name: 'Your photo' })).getByRole('button', { name: 'Try again' }));
  await until(() => expect(server.sendings).toHaveLength(2));
  expect(screen.queryByText('The disk is full.')).toBeNull();
});

test('a queued job shows how many are ahead, and a running one about how long it takes', async () => {
  const opening = await opened();
  await followed(opening);
  opening.server.reports(job({ position: 2, left: 120 }));
  await status('Waiting in line… 2 ahead of you.');
  expect(result().getByText('About 2 min left.').getAttribute('aria-live')).toBe('polite');
  opening.server.reports(job({ position: 0, left: 45 }));
  await status('Waiting in line… You are next.');
  expect(result().getByText('About 45 sec left.')).toBeTruthy();
  opening.server.reports(job({ status: 'running', stage: 'cutting', progress: 0.9, position: null, left: 5 }));
  await status('Cutting out the subject');
  expect(result().getByText('A few seconds left.')).toBeTruthy();
});
