import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anonymousCredit, checkIn, creditDetails } from '../../contract/structs/calls/credits.ts';
import { findFaces } from '../../contract/structs/calls/faces.ts';
import { createGeneration, listTools } from '../../contract/structs/calls/generations.ts';
import { createConsent, listConsents } from '../../contract/structs/calls/safety.ts';
import { getUserInfo } from '../../contract/structs/calls/users.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { effects } from '../../contract/facts/tools/effects.ts';
import { toolBySlug, tools, type Tool } from '../../contract/facts/tools/index.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { ResultPanel } from '../../src/features/making/result/result-panel.tsx';
import { makingOf, selectPhase } from '../../machines/generation/generation.selectors.ts';
import { formOf, generationFlow } from '../../src/actors/generation.ts';
import { ToolForm } from '../../src/features/making/tool-form.tsx';
import { localDate } from '../../src/platform/time.ts';
import { useGeneration } from '../../src/features/making/generation/use-generation.ts';
import { granted, refusal } from '../machines/answers.ts';
import { person } from './person.ts';
import { show, until, whenSent } from './kit.tsx';
import { Server } from './server.ts';
import form from '../../copy/en/pages/form.ts';
import toolSamples from '../../copy/en/pages/toolSamples.ts';
import making from '../../copy/en/pages/making.ts';

/** Clicks on a sample of the tool, the first unless `at` is another's place. */
const trySample = async (at = 0): Promise<void> => {
  const row = await screen.findByRole('group', { name: toolSamples.label });
  fireEvent.click(within(row).getAllByRole('button', { pressed: false })[at]!);
};

function Form({ tool }: { tool: Tool }) {
  return <ToolForm generation={useGeneration(tool)} tool={tool} action="Make it" />;
}

function Result({ tool }: { tool: Tool }) {
  return <ResultPanel generation={useGeneration(tool)} tool={tool} example={null} file={tool.slug} />;
}

type Facts = { engine?: string | null; wait?: number | null; variable?: string; effects?: string[] };

/** The form of a tool that an engine serves, or none. */
async function opened(slug: string, { engine = 'local', wait = null, ...more }: Facts = {}, server = new Server()) {
  const tool = toolBySlug(slug)!;
  const { section, result, cost, capability } = tool;
  server.answers(listTools, granted([{ slug, section, result, cost, capability, served: engine !== null, engine, wait, ...more }]));
  server.answers(createGeneration, granted({ id: 'g1', status: 'queued' as const, cost }));
  server.streams();
  const shown = await show(<Form tool={tool} />, { server });
  const generation = generationFlow(shown.root, tool);
  const flow = formOf(generation);
  const { values, uploads } = {
    values: () => flow.getSnapshot().context.values,
    uploads: () => flow.getSnapshot().context.uploads,
  };
  return { ...shown, tool, flow, generation, values, uploads };
}

const stored = (name: string, type = 'image/png') =>
  granted({ item: { name, url: `/files/${name}`, width: 400, height: 300, type, size: 90 } });
const give = (label: string, name: string, type: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(label, { selector: 'input' })[at]!, {
    target: { files: [new File(['bytes'], name, { type })] },
  });
const click = () => fireEvent.click(screen.getByRole('button', { name: /^Make it/ }));
const chooses = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));

test('a tool that nobody serves states it before anything is entered, and shows the operator what to set', async () => {
  await opened('ai-text-to-image', { engine: null, variable: 'OPENAI_IMAGE_MODEL' });
  expect((await screen.findByRole('status')).textContent).toMatch(/^This tool isn’t available right now\..*OPENAI_IMAGE_MODEL/);
  expect(screen.queryByRole('form')).toBeNull();
});

test('the built-in engine is labeled before the submit; a connected one is not', async () => {
  const { unmount } = await opened('ai-text-to-image', { wait: 4.2 });
  expect(await screen.findByText('Composed, not generated.')).toBeTruthy();
  expect(screen.getByText(/Usually ready in about 5 seconds\./)).toBeTruthy();
  unmount();
  await opened('ai-text-to-image', { engine: 'openai' });
  expect(screen.queryByText('Composed, not generated.')).toBeNull();
});

const sentences = [
  ['ai-hug-generator', 'You get a greeting card that moves: the faces are from your photos, everything else is drawn.', true],
  ['ai-french-kiss-video-generator', 'You get a greeting card that moves: the faces are from your photos, everything else is drawn.', true],
  ['ai-clothes-changer', 'We recolor the clothes that are in the photo. We don’t put other clothes on anyone.', true],
  ['ai-text-to-image', 'You get an illustration put together from drawings, not a photo.', false],
  ['text-to-video-ai', 'You get an animated illustration put together from drawings, not filmed footage.', false],
] as const;

test.each(sentences)('%s names what one gets, before all else where a photo is given', async (slug, sentence, isFirst) => {
  const { container } = await opened(slug);
  const note = await screen.findByText(sentence);
  const entry = container.querySelector('form input, form textarea, form button')!;
  expect(note.compareDocumentPosition(entry)).toBe(isFirst ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
});

test.each([
  ['ai-text-to-image', 'Describe your image', 'prompt', 'Please shorten this to 1,000 characters.'],
  ['ai-text-to-audio', 'Text to read', 'text', 'Please shorten this to 1,000 characters.'],
])('text pasted too long into %s stays whole and is reported before the submit', async (slug, label, name, sentence) => {
  const { flow, server } = await opened(slug);
  const long = 'a fox in the snow '.repeat(100);
  const field = await screen.findByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: long } });
  expect((field as HTMLTextAreaElement).maxLength).toBe(-1);
  expect([flow.getSnapshot().context.values[name], await screen.findByText(sentence)]).toEqual([long, expect.anything()]);
  click();
  await vi.waitFor(() => expect(flow.getSnapshot().context.errors[name]).toEqual({ rule: 'tooLong', limit: 1000 }));
  expect(server.requestsOf(createGeneration)).toEqual([]);
  fireEvent.change(field, { target: { value: long.slice(0, 1000) } });
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([
  [3, true],
  [1, false],
])('an image of %i frames states whether only one of them is used: %s', async (frames, states) => {
  const { flow } = await opened('ai-background-remover');
  const item = {
    name: '01JD.webp',
    original: 'wave.webp',
    url: '/files/01JD.webp',
    width: 4,
    height: 3,
    type: 'image/webp',
    size: 90,
    frames,
  };
  act(() => flow.send({ type: 'form.filled', values: {}, files: { image: item } }));
  // By the name that the person gave it, as after a reload.
  expect(await screen.findByText('wave.webp')).toBeTruthy();
  expect(screen.queryByText(making.upload.firstFrame) !== null).toBe(states);
});

describe('a price that cannot be paid', () => {
  const ways = () => [...screen.getByRole('group', { name: 'Get more credits' }).children].map(({ textContent }) => textContent);

  test('is shown before the submit, with the ways to get there', async () => {
    const { root } = await opened('video-background-remover');
    expect(await screen.findByText('You need 1 more credit: this costs 20, and you have 19.')).toBeTruthy();
    // The daily reward needs an account, so a visitor learns this first.
    expect(screen.getByText('An account gets 19 free credits every day, and 19 more with the daily reward.')).toBeTruthy();
    expect(ways()).toEqual(['Create account', 'Pricing']);
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await vi.waitFor(() => expect(selectDialog(root.dialogs.getSnapshot())).toBe('login'));
  });

  test('is not shown where the balance covers it', async () => {
    await opened('ai-text-to-image');
    expect(await screen.findByText('You have 19 credits. You only pay if it works.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Get more credits' })).toBeNull();
  });

  test('a user has an account already', async () => {
    const server = new Server();
    server.answers(creditDetails, granted({ ...person, credit_remain: 3 }));
    server.answers(getUserInfo, granted(person));
    localStorage.setItem(storageKeys.token, 'T');
    await opened('video-background-remover', {}, server);
    expect(await screen.findByText('You need 17 more credits: this costs 20, and you have 3.')).toBeTruthy();
    await screen.findByRole('button', { name: 'Claim your daily reward: +19' });
    expect(ways()).toEqual(['Claim your daily reward: +19', 'Invite a friend: +20', 'Pricing']);
  });

  test('the daily reward is claimed without leaving the form, and covers it', async () => {
    const server = new Server();
    server.answers(creditDetails, granted({ ...person, credit_remain: 19 }));
    server.answers(getUserInfo, granted(person));
    server.answers(checkIn, granted(null));
    localStorage.setItem(storageKeys.token, 'T');
    await opened('video-background-remover', {}, server);
    const claim = await screen.findByRole('button', { name: 'Claim your daily reward: +19' });
    server.answers(creditDetails, granted({ ...person, credit_remain: 38 }));
    fireEvent.click(claim);
    expect(await screen.findByText('You have 38 credits. You only pay if it works.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Get more credits' })).toBeNull();
  });

  test('a daily reward that is claimed already is not offered', async () => {
    const server = new Server();
    const claimed = { ...person, credit_remain: 3, daily_credit: { init_credits: 19, claimed_on: localDate() } };
    server.answers(creditDetails, granted(claimed));
    server.answers(getUserInfo, granted(person));
    localStorage.setItem(storageKeys.token, 'T');
    await opened('video-background-remover', {}, server);
    await screen.findByRole('button', { name: 'Invite a friend: +20' });
    expect(ways()).toEqual(['Invite a friend: +20', 'Pricing']);
  });

  test('a visitor who got no credits learns why', async () => {
    const server = new Server();
    server.answers(anonymousCredit, granted({ credit_remain: 0, withheld: true }));
    await opened('ai-text-to-image', {}, server);
    expect(await screen.findByText('You need 1 more credit: this costs 1, and you have 0.')).toBeTruthy();
    expect(screen.getByText(/Your network has used up today’s free credits\./)).toBeTruthy();
  });

  test('a submit that is refused for it is reported as unpaid, not as failed', async () => {
    const tool = toolBySlug('ai-text-to-image')!;
    const server = new Server();
    server.answers(anonymousCredit, granted({ credit_remain: 0 }));
    server.answers(listTools, granted([]));
    server.answers(createGeneration, refusal('notEnoughCredits', 'You do not have enough credits.'));
    const { root } = await show(<Result tool={tool} />, { server });
    const flow = formOf(generationFlow(root, tool));
    flow.send({ type: 'field.changed', name: 'prompt', value: 'a fox' });
    flow.send({ type: 'form.submitted' });
    const message = await screen.findByRole('alert');
    expect(within(message).getByRole('heading').textContent).toBe('Not enough credits');
    expect(within(message).getByText('You need 1 more credit: this costs 1, and you have 0.')).toBeTruthy();
    expect(within(message).getByRole('group', { name: 'Get more credits' })).toBeTruthy();
  });

  test('once the balance covers it, the submit is offered again with its price, and waits for the user', async () => {
    const tool = toolBySlug('ai-text-to-image')!;
    const server = new Server();
    server.answers(listTools, granted([]));
    server.answers(anonymousCredit, granted({ credit_remain: 0 }));
    server.answers(createGeneration, refusal('notEnoughCredits', 'You do not have enough credits.'));
    const { root } = await show(<Result tool={tool} />, { server });
    const flow = formOf(generationFlow(root, tool));
    flow.send({ type: 'field.changed', name: 'prompt', value: 'a fox' });
    flow.send({ type: 'form.submitted' });
    await screen.findByRole('heading', { name: 'Not enough credits' });
    server.answers(anonymousCredit, granted({ credit_remain: 100 }));
    act(() => root.credits.send({ type: 'credits.refreshRequested' }));
    await screen.findByRole('heading', { name: 'You have enough credits now' });
    expect(screen.queryByText('You do not have enough credits.')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Get more credits' })).toBeNull();
    expect(server.requestsOf(createGeneration)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /^Try again.*1 credit$/ }));
    await vi.waitFor(() => expect(server.requestsOf(createGeneration)).toHaveLength(2));
  });
});

test('choices and a seed go along', async () => {
  const { server, values } = await opened('ai-text-to-image');
  fireEvent.change(screen.getByLabelText('Describe your image'), { target: { value: 'a fox' } });
  chooses('Aspect ratio', '16:9');
  chooses('Style', 'Watercolor');
  await until(() => expect(values()).toMatchObject({ ratio: '16:9', style: 'watercolour' }));
  fireEvent.change(screen.getByLabelText('Variation number'), { target: { value: '7' } });
  click();
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(1));
  expect(server.requestsOf(createGeneration)[0]!.body).toEqual({
    tool: 'ai-text-to-image',
    inputs: { prompt: 'a fox', ratio: '16:9', style: 'watercolour', seed: 7 },
    cost: 1,
  });
});

test('steps are numbers with their unit', async () => {
  const { values } = await opened('ai-image-enhancer');
  chooses('Size', '4×');
  await until(() => expect(values()['scale']).toBe(4));
});

test('a slider states its value with its unit, and changes it', async () => {
  const { values } = await opened('text-to-video-ai');
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('5 s');
  fireEvent.change(slider, { target: { value: '6' } });
  await until(() => expect(values()['duration']).toBe(6));
  expect(slider.getAttribute('aria-valuetext')).toBe('6 s');
});

test.each([
  ['gif-face-swap', 'Choose a GIF', 'cat.png', 'image/png', making.upload.type.replace('{0:string}', 'GIF')],
  ['video-watermark-remover', 'Choose a video', 'cat.gif', 'image/gif', /You can use MP4, .* or MKV\./],
  ['ai-voice-cloning', 'Choose a recording', 'notes.txt', 'text/plain', /You can use MP3, .* or ALAC\./],
])('%s refuses another kind of file with what it takes', async (slug, label, name, type, sentence) => {
  localStorage.setItem(storageKeys.adult, 'true');
  const { server } = await opened(slug);
  give(label, name, type);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.sendings).toEqual([]);
});

test('a file that is dropped on a field is that field’s; one dropped anywhere is the first one’s', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const { uploads } = await opened('ai-clothes-changer');
  const file = (name: string) => ({ dataTransfer: { files: [new File(['x'], name, { type: 'image/png' })], types: ['Files'] } });
  fireEvent.drop(screen.getByRole('group', { name: /Fabric or garment/ }).querySelector('[data-drop-zone]')!, file('shirt.png'));
  expect(Object.keys(uploads())).toEqual(['garment']);
  fireEvent.drop(document.body, file('me.png'));
  expect(uploads()['image']?.file.name).toBe('me.png');
  expect(uploads()['garment']?.file.name).toBe('shirt.png');
});

test('several images: a slot opens when one is added, and a gap closes', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const { uploads } = await opened('ai-hug-generator');
  expect(screen.getAllByLabelText('Choose a photo', { selector: 'input' })).toHaveLength(1);
  give('Choose a photo', 'one.png', 'image/png');
  give('Choose a photo', 'two.png', 'image/png', 1);
  expect(Object.keys(uploads())).toEqual(['images.0', 'images.1']);
  expect(screen.getByRole('group', { name: /Photo 2/ }).textContent).toContain('two.png');
});

test('a background is a color, an image or words; choosing another kind removes the previous one', async () => {
  const { values, uploads } = await opened('ai-background-changer');
  const group = within(screen.getByRole('group', { name: 'New background' }));
  // White is chosen at first, so that a photo is all that it takes.
  expect(values()['background']).toEqual({ colour: '#FFFFFF' });
  fireEvent.click(group.getByRole('button', { name: '#FFC93C' }));
  expect(values()['background']).toEqual({ colour: '#FFC93C' });
  fireEvent.click(group.getByRole('radio', { name: 'Image' }));
  await group.findByLabelText('Choose a photo', { selector: 'input' });
  give('Choose a photo', 'beach.png', 'image/png', 1);
  expect(Object.keys(uploads())).toEqual(['background.image']);
  fireEvent.click(group.getByRole('radio', { name: 'Description' }));
  fireEvent.change(await group.findByLabelText('Describe the background'), { target: { value: 'a beach' } });
  expect([values()['background'], Object.keys(uploads())]).toEqual([{ prompt: 'a beach' }, []]);
});

test('a custom color comes first the next time', async () => {
  await opened('video-background-remover');
  const picker = screen.getByLabelText('Custom color');
  fireEvent.change(picker, { target: { value: '#12ab34' } });
  fireEvent.blur(picker);
  const colors = screen.getAllByRole('button', { name: /^#/ }).map((color) => color.getAttribute('aria-label'));
  expect(colors[0]).toBe('#12AB34');
  expect(JSON.parse(localStorage.getItem(storageKeys.colours)!)).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Automatic' }));
  expect(screen.getByRole('button', { name: 'Automatic' }).getAttribute('aria-pressed')).toBe('true');
});

test('an effect’s price stands on its card and on the button', async () => {
  const { values } = await opened('ai-effect');
  expect(values()['effect']).toBe('witch');
  expect(screen.getByRole('button', { name: /^Make it/ }).textContent).toContain('2 credits');
  chooses('Effect', 'Pixel art');
  await until(() => expect(screen.getByRole('button', { name: /^Make it/ }).textContent).toContain('1 credit'));
});

test('rectangles on a clip are added, moved, sized and removed by the keys', async () => {
  const { values, server } = await opened('video-watermark-remover');
  give('Choose a video', 'clip.mp4', 'video/mp4');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('clip.mp4', 'video/mp4')));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a box' }));
  expect(values()['regions']).toEqual([{ x: 163, y: 113, width: 75, height: 75 }]);
  const box = screen.getByRole('button', { name: /^Box 1\./ });
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  fireEvent.keyDown(box, { key: 'ArrowDown', shiftKey: true });
  expect(values()['regions']).toEqual([{ x: 169, y: 113, width: 75, height: 81 }]);
  for (let step = 0; step < 60; step += 1) fireEvent.keyDown(box, { key: 'ArrowLeft' });
  expect(values()['regions']).toEqual([{ x: 0, y: 113, width: 75, height: 81 }]);
  fireEvent.keyDown(box, { key: 'Delete' });
  expect(values()['regions']).toEqual([]);
});

test('the faces of a target are found and numbered; new ones change places by click', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  const face = (x: number) => ({ box: { x, y: 10, width: 40, height: 50 }, turned: 0 });
  server.answers(findFaces, granted({ faces: [face(10), face(200)], width: 400, height: 300 }));
  const { values, uploads } = await opened('multiple-face-swap', {}, server);
  give('Choose a photo', 'group.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('group.png')));
  expect(await screen.findByText('2 faces found.')).toBeTruthy();
  expect(values()['faces']).toEqual([{ box: face(10).box }, { box: face(200).box }]);
  const slot = (number: number) => screen.getByRole('group', { name: new RegExp(`^Face ${number} becomes`) });
  fireEvent.change(within(slot(1)).getByLabelText('Choose a photo', { selector: 'input' }), {
    target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] },
  });
  await whenSent(server, 1, (sent) => sent.isAnswered(stored('me.png')));
  await until(() => expect(uploads()['faces.0.image']?.status).toBe('stored'));
  fireEvent.click(screen.getByRole('button', { name: 'Pick up this face' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use this face for number 2' }));
  expect(Object.keys(uploads())).toEqual(['target', 'faces.1.image']);
  // Its rectangle goes, and the face with the one behind it moves up.
  fireEvent.click(await screen.findByRole('button', { name: 'Remove box 1' }));
  expect([values()['faces'], Object.keys(uploads())]).toEqual([[{ box: face(200).box }], ['target', 'faces.0.image']]);
});

test('where one face is swapped, the largest of several is marked, and the page explains it', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  const face = (x: number, width: number) => ({ box: { x, y: 10, width, height: 50 }, turned: 0 });
  server.answers(findFaces, granted({ faces: [face(10, 40), face(200, 80)], width: 400, height: 300 }));
  const { values } = await opened('ai-face-swap', {}, server);
  give('Choose a photo', 'group.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('group.png')));
  expect(await screen.findByText(/^2 faces found\. We put the box on the largest one/)).toBeTruthy();
  expect(values()['faces']).toEqual([{ box: face(200, 80).box }]);
  // Moved by hand, it states which face the box is on; without a box, the field reports that the largest is taken.
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Box 1/ }), { key: 'ArrowLeft' });
  expect(await screen.findByText('2 faces found. The one in the box will be replaced.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove box 1' }));
  expect(await screen.findByText('2 faces found.')).toBeTruthy();
  expect(screen.getByText(/Without a box, the largest face is replaced\.$/)).toBeTruthy();
});

test('a face that looks aside is not replaced, and its box is labeled so', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  const face = (x: number, width: number, turned: number) => ({ box: { x, y: 10, width, height: 50 }, turned });
  server.answers(findFaces, granted({ faces: [face(10, 40, 5), face(200, 80, 60)], width: 400, height: 300 }));
  const { values } = await opened('ai-face-swap', {}, server);
  give('Choose a photo', 'group.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('group.png')));
  expect(await screen.findByText('2 faces found. The one in the box will be replaced.')).toBeTruthy();
  expect(values()['faces']).toEqual([{ box: face(10, 40, 5).box }]);
  expect(screen.queryByText(/turned too far/)).toBeNull();
});

test('of a group, the faces that look aside are named', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  const face = (x: number, turned: number) => ({ box: { x, y: 10, width: 40, height: 50 }, turned });
  server.answers(findFaces, granted({ faces: [face(10, 5), face(200, 60)], width: 400, height: 300 }));
  const { values } = await opened('multiple-face-swap', {}, server);
  give('Choose a photo', 'group.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('group.png')));
  const sentence = 'Face 2 is turned too far to the side to be replaced. Choose another one.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Box 2/ })).toBeTruthy();
  const move = () => fireEvent.keyDown(screen.getByRole('button', { name: /^Box 2/ }), { key: 'ArrowLeft' });
  move();
  // Moved a little, the box is still on that face.
  await until(() =>
    expect(values()['faces']).toMatchObject([{ box: { x: 10 } }, { box: { x: expect.toSatisfy((x: number) => x < 200) } }]),
  );
  expect(screen.getByText(sentence)).toBeTruthy();
  await until(() => {
    move();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

test('a search for faces that fails explains what to do', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  server.answers(findFaces, refusal('noEngine', 'Not here.'));
  await opened('multiple-face-swap', {}, server);
  give('Choose a photo', 'group.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('group.png')));
  expect(await screen.findByText('We couldn’t look for faces just now. Try again, or draw a box around each one to replace.')).toBeTruthy();
});

test('without consent there is no submit; its receipt is sent along and stays with the next image, until somebody else is shown', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  server.answers(createConsent, refusal('unavailable', 'Later.'));
  server.answers(listConsents, granted({ items: [] }));
  const { values } = await opened('ai-face-swap', {}, server);
  const asks = () => screen.queryByRole('group', { name: form.consent.title }) !== null;
  expect(asks()).toBe(false);
  give('Choose a photo', 'one.png', 'image/png');
  await until(() => expect(asks()).toBe(true));
  click();
  expect(await screen.findByText('Please answer this before you start.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: form.consent.me }));
  expect(await screen.findByText(form.consent.failed)).toBeTruthy();
  server.answers(
    createConsent,
    granted({ id: 'receipt-1', subject: 'me' as const, tool: 'ai-face-swap', at: '2026-11-21T12:00:00.000Z', revokedAt: null }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(form.consent.confirmed.me)).toBeTruthy();
  expect(values()['consent']).toBe('receipt-1');
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  give('Choose a photo', 'two.png', 'image/png');
  expect([values()['consent'], await screen.findByText(form.consent.confirmed.me)]).toEqual(['receipt-1', expect.anything()]);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await until(() => expect([values()['consent'], asks()]).toEqual([null, true]));
});

test('a consent that was given before is not asked again', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  const given = { id: 'old', subject: 'agreed' as const, tool: 'ai-face-swap', at: '2026-11-01T12:00:00.000Z', revokedAt: null };
  server.answers(listConsents, granted({ items: [given] }));
  const { values } = await opened('ai-face-swap', {}, server);
  give('Choose a photo', 'one.png', 'image/png');
  expect(await screen.findByText(form.consent.confirmed.agreed)).toBeTruthy();
  expect(values()['consent']).toBe('old');
});

test('our own samples need no consent; an image of anybody else beside one does', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const server = new Server();
  server.answers(listConsents, granted({ items: [] }));
  const bytes = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('bytes'));
  const { flow } = await opened('ai-face-swap', {}, server);
  await trySample();
  expect(await screen.findByText(form.consent.sample)).toBeTruthy();
  const sample = (name: string) => ({ name, url: `/files/${name}`, width: 4, height: 3, type: 'image/png', size: 9, sample: true });
  act(() => flow.send({ type: 'form.filled', values: {}, files: { target: sample('a.png'), 'faces.0.image': sample('b.png') } }));
  click();
  await vi.waitFor(() => expect(server.requestsOf(createGeneration)).toHaveLength(1));
  const stranger = { ...sample('c.png'), sample: undefined };
  act(() => flow.send({ type: 'form.filled', values: {}, files: { 'faces.0.image': stranger } }));
  expect(screen.getByRole('group', { name: form.consent.title })).toBeTruthy();
  expect(screen.queryByText(form.consent.sample)).toBeNull();
  bytes.mockRestore();
});

test('the age question appears once, beside the form at the submit; users who are too young are shown other tools', async () => {
  const { unmount, generation, flow } = await opened('ai-girl-generator');
  const phase = () => selectPhase(makingOf(generation.getSnapshot()));
  const asks = () => screen.queryByRole('group', { name: form.age.title }) !== null;
  fireEvent.change(screen.getByRole('textbox', { name: /^Describe/ }), { target: { value: 'a woman in a garden' } });
  expect(asks()).toBe(false);
  click();
  await until(() => expect(asks()).toBe(true));
  expect([phase(), screen.getByText('Please answer this before you start.')]).toEqual(['form', expect.anything()]);
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('link', { name: 'See all tools' }).getAttribute('href')).toBe('/ai-tools');
  expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: /^Make it/ })]).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'I chose the wrong answer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I am 18 or older' }));
  expect([asks(), flow.getSnapshot().context.values['prompt'], phase()]).toEqual([false, 'a woman in a garden', 'form']);
  unmount();
  const later = await opened('ai-girl-generator');
  fireEvent.change(screen.getByRole('textbox', { name: /^Describe/ }), { target: { value: 'a woman in a garden' } });
  click();
  await until(() => expect(later.server.requestsOf(createGeneration)).toHaveLength(1));
});

test('what a submit finds missing is scrolled into view, and typing moves nothing', async () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { flow } = await opened('ai-text-to-image');
  click();
  await vi.waitFor(() => expect(brought.mock.contexts.map((each) => (each as Element).textContent)).toEqual(['Please fill this in.']));
  act(() => flow.send({ type: 'field.changed', name: 'seed', value: 1 }));
  expect(brought).toHaveBeenCalledTimes(1);
  click();
  await vi.waitFor(() => expect(brought).toHaveBeenCalledTimes(2));
});

test('the age is asked at the first file', async () => {
  await opened('ai-hug-generator');
  expect(screen.queryByRole('group', { name: form.age.title })).toBeNull();
  give('Choose a photo', 'one.png', 'image/png');
  expect(await screen.findByRole('group', { name: form.age.title })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Make it/ })).toBeTruthy();
});

test('the age is asked for a card for adults as for its own tool; another card stays open', async () => {
  const { generation, flow } = await opened('ai-effect');
  const photo = { name: 'me.png', url: '/files/me.png', width: 4, height: 3, type: 'image/png', size: 9 };
  const asks = () => screen.queryByRole('heading', { name: 'Are you 18 or older?' }) !== null;
  for (const { id, capability } of effects) {
    act(() => flow.send({ type: 'form.filled', values: { effect: id }, files: { 'images.0': photo } }));
    expect([id, asks()]).toEqual([id, tools.some((each) => each.capability === capability && each.adult === true)]);
  }
  act(() => flow.send({ type: 'form.filled', values: { effect: 'kiss' }, files: {} }));
  fireEvent.submit(screen.getByRole('form'));
  expect(selectPhase(makingOf(generation.getSnapshot()))).toBe('form');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I am 18 or older' }));
  expect([asks(), localStorage.getItem(storageKeys.adult)]).toEqual([false, 'true']);
});

test('a sample fills the form with one click', async () => {
  const { values, uploads } = await opened('video-watermark-remover');
  await trySample();
  expect([values()['regions'], uploads()['video']?.file]).toMatchObject([
    [{ x: 4, y: 6, width: 80, height: 24 }],
    { name: 'painting-two-marked.mp4', type: 'video/mp4' },
  ]);
});

test('an effect for two has samples of two people, and its photos are explained instead of being optional', async () => {
  localStorage.setItem(storageKeys.adult, 'true');
  const { values, uploads, flow } = await opened('ai-effect');
  expect(screen.queryByText(form.pictures.forTwo)).toBeNull();
  act(() => flow.send({ type: 'form.filled', values: { effect: 'hug' }, files: {} }));
  expect(await screen.findByText(form.pictures.forTwo)).toBeTruthy();
  await trySample();
  expect([values()['effect'], Object.keys(uploads())]).toEqual(['hug', ['images.0', 'images.1']]);
  expect(screen.queryByText(making.optional, { exact: false })).toBeNull();
});

test('an effect for one person asks for one photo', async () => {
  const { flow } = await opened('ai-effect');
  const photo = { name: 'me.png', url: '/files/me.png', width: 4, height: 3, type: 'image/png', size: 9 };
  act(() => flow.send({ type: 'form.filled', values: { effect: 'zombie' }, files: { 'images.0': photo } }));
  expect(screen.getAllByRole('group', { name: /^Photo \d/ })).toHaveLength(1);
});

test.each([
  ['ai-effect', { effect: 'pixel' }],
  ['ai-background-changer', { background: { colour: '#112233' } }],
  ['image-to-video-ai', { duration: 8, motion: 'orbit' }],
  ['text-to-video-ai', { duration: 8, ratio: '1:1' }],
  ['ai-voice-cloning', { text: 'My own words.', speed: 1.4 }],
])('a sample of %s leaves what was chosen before it', async (slug, chosen) => {
  localStorage.setItem(storageKeys.adult, 'true');
  const { values, flow } = await opened(slug);
  await act(async () => flow.send({ type: 'form.filled', values: chosen, files: {} }));
  const before = values();
  await trySample();
  expect(values()).toMatchObject(chosen);
  const { prompt: _, ...choices } = values();
  const { prompt: __, ...were } = before;
  expect(choices).toEqual(were);
});

test('what a sample takes the place of comes back, until the person goes on with the sample', async () => {
  const { values, flow } = await opened('ai-text-to-image');
  const undo = () => screen.queryByRole('button', { name: toolSamples.undo });
  const sample = () => trySample();
  await sample();
  expect([values()['prompt'], undo()]).toEqual([toolSamples.scene, null]);
  const write = (value: string) => act(() => flow.send({ type: 'field.changed', name: 'prompt', value }));
  write('my own words');
  await sample();
  fireEvent.click(undo()!);
  expect([values()['prompt'], undo()]).toEqual(['my own words', null]);
  await sample();
  write(`${toolSamples.scene} in winter`);
  expect(undo()).toBeNull();
});

test('a photo that a sample takes the place of comes back, too', async () => {
  const server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  const { uploads } = await opened('ai-background-remover', {}, server);
  give('Choose a photo', 'mine.png', 'image/png');
  await whenSent(server, 0, (sent) => sent.isAnswered(stored('mine.png')));
  await until(() => expect(uploads()['image']?.status).toBe('stored'));
  await trySample();
  expect(uploads()['image']?.file.name).toBe('panda.jpg');
  fireEvent.click(screen.getByRole('button', { name: toolSamples.undo }));
  expect([uploads()['image']?.stored?.name, uploads()['image']?.status]).toEqual(['mine.png', 'stored']);
});

test('an effect that nobody serves now is gray and cannot be chosen; one from a link cannot be submitted', async () => {
  const { generation, values, server } = await opened('ai-effect', { effects: ['hug', 'pixel'] });
  const cards = within(screen.getByRole('radiogroup', { name: 'Effect' }));
  await until(() => expect(cards.getByRole<HTMLInputElement>('radio', { name: /^Witch/ }).disabled).toBe(true));
  expect(cards.getAllByText('Not available right now')).toHaveLength(effects.length - 2);
  expect(screen.getByText(/^This effect isn’t available right now/, { selector: '[role=status]' })).toBeTruthy();
  fireEvent.submit(screen.getByRole('form', { name: 'Make it' }));
  expect([selectPhase(makingOf(generation.getSnapshot())), server.requestsOf(createGeneration)]).toEqual(['form', []]);
  chooses('Effect', 'Pixel art');
  await until(() => expect(values()['effect']).toBe('pixel'));
  expect(screen.getByRole('button', { name: /^Make it/ })).toBeTruthy();
});
