import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listTools } from '../../../contract/structs/calls/generations.ts';
import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import { TopBar } from '../../../src/boot/shell/top-bar.tsx';
import { useGeneration } from '../../../src/features/making/generation/use-generation.ts';
import { GoesTo } from '../../../src/features/making/result/goes-to.tsx';
import { ToolForm } from '../../../src/features/making/tool-form.tsx';
import { FreeWays } from '../../../src/features/money/ways/free-ways.tsx';
import { LocaleProvider, loadWords } from '../../../src/platform/words.ts';
import { granted } from '../../machines/answers.ts';
import { show, whenSent } from '../kit.tsx';
import { serverOf } from '../person.ts';
import { Server } from '../server.ts';

/** Parts whose code loads when they show, when it does not come: the form, the result and the page around them stay. */

const lost = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
vi.doMock('../../../src/design/player.tsx', lost);
vi.doMock('../../../src/features/money/ways/claim-reward.tsx', lost);
vi.doMock('../../../src/features/making/fields/crop-frame.tsx', lost);
vi.doMock('../../../src/features/making/fields/mask-brush.tsx', lost);
vi.doMock('../../../src/features/making/fields/marked-frame.tsx', lost);
const lostCount = vi.fn(lost);
vi.doMock('../../../src/boot/shell/job-indicator.tsx', lostCount);
vi.doMock('../../../copy/fr/tools/names.ts', lost);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

function Form({ slug }: { slug: string }) {
  const tool = toolBySlug(slug)!;
  return <ToolForm generation={useGeneration(tool)} tool={tool} action="Make it" />;
}

/** The form of a tool with a file in its first field. */
async function filled(slug: string, name: string, type: string) {
  const { section, result, cost, capability } = toolBySlug(slug)!;
  const server = new Server();
  server.answers(listTools, granted([{ slug, section, result, cost, capability, served: true, engine: 'local', wait: null }]));
  const shown = await show(<Form slug={slug} />, { server });
  await screen.findByRole('button', { name: /^Make it/ });
  const input = shown.container.querySelector<HTMLInputElement>('input[type=file]')!;
  // Awaited, because what shows the file suspends.
  await act(() => shown.user.upload(input, new File(['bytes'], name, { type })));
  expect(await screen.findByText(name)).toBeTruthy();
  return shown;
}

const notices = ({ root }: Pick<Awaited<ReturnType<typeof show>>, 'root'>) =>
  root.toasts.getSnapshot().context.visible.map(({ message }) => message);
const click = () => screen.getByRole('button', { name: /^Make it/ });

test('a recording has the controls of the browser', async () => {
  const { container, server } = await filled('ai-voice-cloning', 'voice.mp3', 'audio/mpeg');
  const item = { name: 'voice.mp3', url: '/files/voice.mp3', width: null, height: null, type: 'audio/mpeg', size: 5 };
  await whenSent(server, 0, (sent) => sent.isAnswered(granted({ item })));
  await waitFor(() => expect(container.querySelector('audio[controls]')).toBeTruthy());
  expect(click()).toBeTruthy();
});

test('a file that nothing here can send stays chosen, and is sent on another try', async () => {
  const sender = '../../../src/platform/send-file.ts';
  vi.doMock(sender, lost);
  const { server, user } = await filled('ai-image-enhancer', 'cat.png', 'image/png');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The upload didn’t finish. Your file is still selected.')).toBeTruthy();
  expect(server.sendings).toEqual([]);
  vi.doUnmock(sender);
  await act(() => user.click(again));
  await whenSent(server, 0, (sent) => sent.progresses(0.4));
  expect(await screen.findByText(/Uploading, 40%/)).toBeTruthy();
});

test('the crop frame reports it and closes, and the form stays', async () => {
  const shown = await filled('ai-image-enhancer', 'cat.png', 'image/png');
  const crop = await screen.findByRole('button', { name: 'Crop' });
  await act(() => shown.user.click(crop));
  await waitFor(() => expect(notices(shown)).toEqual([{ key: 'networkProblem' }]));
  expect(screen.getByRole('button', { name: 'Crop' }).ariaBusy).toBeNull();
  expect(click()).toBeTruthy();
});

test('the brush reports it in its place, loads on another try, and the form stays', async () => {
  const shown = await filled('ai-watermark-remover', 'cat.png', 'image/png');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the brush');
  expect(notices(shown)).toEqual([]);
  expect(click()).toBeTruthy();
  vi.doUnmock('../../../src/features/making/fields/mask-brush.tsx');
  await act(() => shown.user.click(within(alert).getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Brush over what you want gone. Everything else stays as it is.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the boxes of faces report it in their place, and the form stays', async () => {
  await filled('ai-face-swap', 'cat.png', 'image/png');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the boxes');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(click()).toBeTruthy();
});

test('a reward to claim is left out, and the invitation beside it stays', async () => {
  await show(<FreeWays onInvite={() => undefined} />, { server: serverOf(), token: 'T' });
  expect(await screen.findByRole('button', { name: 'Invite a friend: +20' })).toBeTruthy();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the tools that a result goes to are left out without their names', async () => {
  await loadWords('fr', ['making', 'job']);
  await show(
    <LocaleProvider value="fr">
      <p>The result</p>
      <GoesTo tools={['ai-image-enhancer']} busy={false} onChoose={() => undefined} />
    </LocaleProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(screen.getByText('The result')).toBeTruthy();
});

test('the count of jobs is left out of the bar', async () => {
  await show(<TopBar path="/" section="home" />);
  await waitFor(() => expect(lostCount).toHaveBeenCalled());
  // React shows it on the console where an error passed through it.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(console.error).not.toHaveBeenCalled();
  expect(screen.getByRole('banner')).toBeTruthy();
});
