import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGeneration, listTools } from '../../contract/structs/calls/generations.ts';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { generationFlow } from '../../src/actors/generation.ts';
import { jobOf } from '../../machines/generation/generation.selectors.ts';
import type { Job } from '../../machines/job/job.types.ts';
import Workbench from '../../src/features/making/workbench.tsx';
import { granted, refusal } from '../machines/answers.ts';
import { show, until, whenSent } from './kit.tsx';
import { Server } from './server.ts';

const photo = (name: string) => new File(['bytes'], `${name}.jpg`, { type: 'image/jpeg' });
const item = (name: string) => ({ name, url: `/files/${name}`, width: 4, height: 3, type: 'image/jpeg', size: 5 });
const accepted = (id: string) => granted({ id, status: 'queued' as const, cost: 1 });

const ended: Job = {
  id: 'g1',
  tool: 'ai-image-enhancer',
  engine: 'local',
  status: 'cancelled',
  progress: 0,
  stage: null,
  cost: 1,
  outputs: [],
  notes: {},
  error: null,
};

async function opened() {
  const server = new Server();
  server.answers(listTools, granted([]));
  server.streams();
  return { ...(await show(<Workbench slug="ai-image-enhancer" action="Enlarge" />, { server })), server };
}

const choose = async (label: string, ...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files: names.map(photo) } });
const isStored = (server: Server, place: number, name: string) =>
  whenSent(server, place, (sent) => sent.isAnswered(granted({ item: item(name) })));
const click = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Enlarge/ });
const row = (number: number) => within(screen.getByRole('group', { name: `Photo ${number}` }));

test('several images become several jobs, each with its own key, slot and end', async () => {
  const { server } = await opened();
  await choose('Choose a photo', 'cat', 'dog');
  await choose('Add more photos', 'fox', 'owl');
  const strip = within(await screen.findByRole('list', { name: 'More photos' }));
  await until(() => expect(server.sendings).toHaveLength(4));
  for (const [place, name] of ['cat', 'dog', 'fox', 'owl'].entries()) await isStored(server, place, name);
  fireEvent.click(strip.getByRole('button', { name: 'Remove photo 4' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(2);
  expect(click().textContent).toContain('3 credits');
  expect(screen.getByText('3 photos, one result each.')).toBeTruthy();

  server.answersInTurn(createGeneration, [accepted('g1'), refusal('unavailable', 'Please try again.'), accepted('g3'), accepted('g2')]);
  fireEvent.click(screen.getByText('4×'));
  await until(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '4×' }).checked).toBe(true));
  fireEvent.click(click());
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(3));
  const received = server.requestsOf(createGeneration);
  expect(received.map(({ body }) => (body as { inputs: object }).inputs)).toEqual(
    ['cat', 'dog', 'fox'].map((image) => ({ image, scale: 4 })),
  );
  expect(new Set(received.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);

  const alert = within(await row(2).findByRole('alert'));
  expect(alert.getByText('Please try again.')).toBeTruthy();
  expect(await row(3).findByRole('button', { name: 'Cancel' })).toBeTruthy();
  expect(click().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(row(2).getByRole('button', { name: /^Try again\s*1 credit$/ }));
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(4));
  expect(row(2).queryByRole('alert')).toBeNull();
});

test('what is wrong with the form keeps all of them from being sent', async () => {
  const { server } = await opened();
  await choose('Choose a photo', 'cat', 'dog');
  await screen.findByRole('list', { name: 'More photos' });
  await until(() => expect(server.sendings).toHaveLength(2));
  await isStored(server, 1, 'dog');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  fireEvent.click(click());
  expect(await screen.findByText('Please add a photo first.')).toBeTruthy();
  await until(() => expect(click().getAttribute('aria-busy')).toBeNull());
  expect(server.requestsOf(createGeneration)).toEqual([]);
});

test('a submit during a job is not queued: the images can be sent once it has ended', async () => {
  const { server, root } = await opened();
  await choose('Choose a photo', 'cat');
  await until(() => expect(server.sendings).toHaveLength(1));
  await isStored(server, 0, 'cat');
  server.answersInTurn(createGeneration, [accepted('g1'), accepted('g2'), accepted('g3')]);
  fireEvent.click(click());
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(1));
  await choose('Add more photos', 'dog');
  await screen.findByRole('list', { name: 'More photos' });
  await until(() => expect(server.sendings).toHaveLength(2));
  await isStored(server, 1, 'dog');
  fireEvent.submit(screen.getByRole('form', { name: 'Enlarge' }));
  act(() => jobOf(generationFlow(root, toolBySlug('ai-image-enhancer')!).getSnapshot())!.send({ type: 'job.reported', job: ended }));
  await until(() => expect(click().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(click());
  await until(() => expect(server.requestsOf(createGeneration)).toHaveLength(3));
});

test('what leads to the form of a tool, as from My creations, finds it without its result', async () => {
  await opened();
  const form = document.getElementById('make')!;
  expect(within(form).getByRole('form', { name: 'Enlarge' })).toBeTruthy();
  expect(within(form).queryByRole('region', { name: 'Result' })).toBeNull();
});

test('several images dropped on the field are all accepted', async () => {
  const { server } = await opened();
  const zone = screen.getByLabelText('Choose a photo', { selector: 'input' }).closest('[data-drop-zone]')!;
  fireEvent.drop(zone, { dataTransfer: { files: [photo('cat'), photo('dog'), photo('fox')], types: ['Files'] } });
  expect(screen.getByText('cat.jpg')).toBeTruthy();
  expect(within(await screen.findByRole('list', { name: 'More photos' })).getAllByRole('listitem')).toHaveLength(2);
  await until(() => expect(server.sendings).toHaveLength(3));
});

test('an image that cannot be used names itself and what is wrong, and shows no broken image', async () => {
  const { server } = await opened();
  await choose('Choose a photo', 'cat', 'notes', 'dog');
  const strip = within(await screen.findByRole('list', { name: 'More photos' }));
  await until(() => expect(server.sendings).toHaveLength(3));
  expect(screen.getByText('3 photos, one result each.')).toBeTruthy();
  await isStored(server, 2, 'dog');
  await whenSent(server, 1, (sent) => sent.isAnswered(refusal('invalidInput', 'We can’t open this file as an image.'), 415));
  expect(await strip.findByText('notes.jpg: We can’t open this file as an image.')).toBeTruthy();
  // Nor is it counted, or paid.
  expect(screen.getByText('2 photos, one result each.')).toBeTruthy();
  expect(strip.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  const image = strip.getByRole('img', { name: 'notes.jpg' });
  fireEvent.error(image);
  expect(image.style.visibility).toBe('hidden');
});
