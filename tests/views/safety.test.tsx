import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReport, getReport, verifyFile } from '../../contract/structs/calls/safety.ts';
import { loadWords } from '../../src/platform/words.ts';
import Report from '../../src/features/trust/report.tsx';
import Verify from '../../src/features/trust/verify.tsx';
import { granted, Held, refusal } from '../machines/answers.ts';
import { complaintOf, show } from './kit.tsx';
import { Server } from './server.ts';
import reportResult from '../../copy/en/pages/reportResult.ts';
import verify from '../../copy/en/pages/verify.ts';

beforeAll(() => loadWords('en', ['verify', 'reportResult']));

const sha256 = 'ab'.repeat(32);
const findings = { made_here: true, tool: 'ai-sticker-maker', at: '2026-11-21T12:00:00.000Z', sha256, credentials: null };

describe('verifying', () => {
  const drop = async () => {
    fireEvent.change(await screen.findByLabelText('Choose a file'), {
      target: { files: [new File(['fox'], 'fox.png', { type: 'image/png' })] },
    });
  };

  test('a file that was made here: by which tool, when, and what it states about itself', async () => {
    const server = new Server();
    const credentials = {
      state: 'Valid',
      problems: [],
      signer: 'Iridia at home',
      generator: 'Iridia',
      actions: [{ action: 'c2pa.created', source: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia' }],
      ingredients: ['photo.jpg'],
    };
    server.answers(verifyFile, granted({ ...findings, credentials }));
    await show(<Verify path="/verify" />, { server });
    await drop();
    expect(await screen.findByText('Made here')).toBeTruthy();
    expect(screen.getByText(/^This exact file is in our records: Sticker maker, November 21, 2026/)).toBeTruthy();
    expect(screen.getByText(verify.credentials.fits)).toBeTruthy();
    expect(screen.getByText('created: by rules, without a trained model')).toBeTruthy();
    expect([screen.getByText('Iridia at home'), screen.getByText('photo.jpg')]).toHaveLength(2);
  });

  test('credentials that do not match are reported as broken; a file without any gets no claim of how it was made', async () => {
    const server = new Server();
    const credentials = { state: 'Invalid', problems: ['x'], signer: null, generator: null, actions: [], ingredients: [] };
    server.answers(verifyFile, granted({ ...findings, made_here: false, tool: null, at: null, credentials }));
    await show(<Verify path="/verify" />, { server });
    await drop();
    expect(await screen.findByText('Not in our records')).toBeTruthy();
    expect(screen.getByText(/^Not valid: the file/)).toBeTruthy();
    server.answers(verifyFile, granted({ ...findings, made_here: false, tool: null, at: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Check another file' }));
    await drop();
    expect(await screen.findByText(/^This file has none/)).toBeTruthy();
  });

  test('a digest is looked up without its file; an invalid one is reported at its field', async () => {
    const server = new Server();
    server.answers(verifyFile, granted({ ...findings, made_here: false, tool: null, at: null }));
    await show(<Verify path="/verify" />, { server });
    const field = await screen.findByRole('textbox', { name: 'SHA-256 hash of the file' });
    fireEvent.change(field, { target: { value: 'abc' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(complaintOf(field)).toBe('A SHA-256 hash has 64 characters: 0–9 and a–f.');
    expect(server.requestsOf(verifyFile)).toEqual([]);
    fireEvent.change(field, { target: { value: sha256.toUpperCase() } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('They are stored in the file. Drop it above to read them.')).toBeTruthy();
    expect(server.requestsOf(verifyFile).map(({ body }) => body)).toEqual([{ sha256 }]);
  });

  test('a file that cannot be inspected is reported with its reason, and may be retried', async () => {
    const server = new Server();
    server.answers(verifyFile, refusal('invalidInput', 'This file is too large.'));
    await show(<Verify path="/verify" />, { server });
    await drop();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This file is too large.');
    server.answers(verifyFile, granted(findings));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Made here')).toBeTruthy();
  });
});

describe('reporting', () => {
  const report = {
    number: 'R-ABCDEFGHJKMNPQ',
    status: 'open' as const,
    at: '2026-11-21T12:00:00.000Z',
    dueAt: '2026-11-23T12:00:00.000Z',
    closedAt: null,
    outcome: null,
  };
  const address = () => screen.findByRole('textbox', { name: 'Link to the result' });

  test('needs an address and a reason, and then gives a number', async () => {
    const server = new Server();
    const answer = new Held<ReturnType<typeof granted<typeof report>>>();
    server.answers(createReport, answer.promise);
    await show(<Report path="/report" />, { server });
    const url = await address();
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(complaintOf(url)).toBe('Please fill this in.'));
    expect(complaintOf(screen.getByRole('group', { name: reportResult.reason }))).toBe('Please fill this in.');
    fireEvent.change(url, { target: { value: 'https://iridia.test/files/1.png' } });
    fireEvent.click(screen.getByRole('radio', { name: 'It shows me and I didn’t agree' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(server.requestsOf(createReport)).toHaveLength(1));
    expect(server.requestsOf(createReport)[0]!.body).toEqual({ url: 'https://iridia.test/files/1.png', reason: 'me' });
    answer.resolve(granted(report));
    expect(await screen.findByText(report.number)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${reportResult.sent.due.replace('{0:string}.', 'November 23, 2026')}`))).toBeTruthy();
  });

  test('its outcome is found by the number', async () => {
    const server = new Server();
    server.answers(getReport, refusal('notFound', 'There is nothing here.'));
    await show(<Report path="/report" />, { server });
    const number = await screen.findByRole('textbox', { name: 'Report number' });
    fireEvent.change(number, { target: { value: 'R-NOTHING' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show outcome' }));
    expect((await screen.findByRole('alert')).textContent).toBe('There is nothing here.');
    server.answers(
      getReport,
      granted({ ...report, status: 'removed', closedAt: '2026-11-22T09:00:00.000Z', outcome: 'The picture is gone.' }),
    );
    fireEvent.change(number, { target: { value: report.number } });
    fireEvent.click(screen.getByRole('button', { name: 'Show outcome' }));
    expect(await screen.findByText('Removed')).toBeTruthy();
    expect(screen.getByText('The picture is gone.')).toBeTruthy();
    expect(server.requestsOf(getReport).map(({ path }) => path)).toEqual(['/api/reports/R-NOTHING', `/api/reports/${report.number}`]);
  });

  test('the mail about it leads to the outcome', async () => {
    const server = new Server();
    server.answers(getReport, granted(report));
    await show(<Report path="/report" />, { server, href: `/report?number=${report.number}` });
    expect(await screen.findByText('Under review')).toBeTruthy();
  });
});
