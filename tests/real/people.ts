/** People who use a site all the time: they read, send, submit jobs and follow them. */
import { expect } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';

type Answer = { status: number; code: number; data: any };

/** Somebody who comes without an account. `ask` rejects with the status where an answer is none of this site's. */
export function visitor(site: string) {
  let cookie = '';
  let token: string | null = null;
  const request = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(site + path, {
      headers: { cookie, 'content-type': 'application/json', ...(token !== null && { token }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0]!;
    return response;
  };
  const ask = async (path: string, body?: object): Promise<Answer> => {
    const response = await request(path, body);
    const text = await response.text();
    try {
      return { status: response.status, ...(JSON.parse(text) as { code: number; data: any }) };
    } catch {
      throw new Error(`${path}: status ${response.status} and “${text.slice(0, 100)}”`);
    }
  };
  return {
    request,
    ask,
    /** Opens an account with the code that was mailed, and returns the token of its session. */
    register: async (email: string, codeOf: (email: string) => Promise<string>): Promise<string> => {
      await ask('/api/users/register-code', { email });
      const opened = await ask('/api/users/register', { email, password: 'Kaleido5cope', verify_code: await codeOf(email) });
      expect(opened).toMatchObject({ code: codes.success });
      return (token = opened.data as string);
    },
  };
}

/** The code in the newest letter of a site that sends no mail. */
export const mailboxOf =
  (site: string) =>
  async (email: string): Promise<string> => {
    const letters = (await (await fetch(`${site}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    return /\b\d{6}\b/.exec(letters.find(({ to }) => to === email)!.text)![0];
  };

const sticker = { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt: 'a fox' } };

/** Makes something as a person does, a sticker if nothing else is wanted, and returns the address of its file. */
export async function makeOne(site: string, person = visitor(site), wanted: object = sticker): Promise<string> {
  const { data } = await person.ask('/api/generations', wanted);
  expect(await follow(person, data.id)).toBe('succeeded');
  const { outputs } = (await person.ask(`/api/generations/${data.id}`)).data as { outputs: { url: string }[] };
  return new URL(outputs[0]!.url, site).href;
}

/** Follows a job to its end, as a page does: where the stream ends before the job, it is opened again. */
async function follow({ request }: ReturnType<typeof visitor>, id: string): Promise<string> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const response = await request(`/api/generations/${id}/events`);
    if (!response.ok) throw new Error(`the events of a job: status ${response.status}`);
    const text = await response.text().catch(() => '');
    const last = text.split('\n').findLast((each) => each.startsWith('data: '));
    const { status } = JSON.parse(last?.slice(6) ?? '{}') as { status?: string };
    if (status !== undefined && !['queued', 'running'].includes(status)) return status;
  }
  throw new Error(`the job ${id} has not ended in two minutes`);
}

/** Lets so many people use a site. Returns the function that sends them away and resolves to what they met. */
export function visit(site: string, people: number) {
  const over = new AbortController();
  const failed: string[] = [];
  const jobs: Promise<string>[] = [];
  let answered = 0;
  const use = async (): Promise<void> => {
    const person = visitor(site);
    for (let round = 0; !over.signal.aborted; round += 1) {
      const isJob = round % 20 === 1 && round < 100;
      try {
        const answer = isJob
          ? await person.ask('/api/generations', sticker)
          : round % 2 === 0
            ? await person.ask('/api/credit/anonymous-user-credit')
            : await person.ask('/api/push/unsubscribe', { endpoint: 'https://push.example.com/nobody' });
        if (answer.code !== codes.success) failed.push(JSON.stringify(answer));
        else if (isJob) jobs.push(follow(person, answer.data.id).catch((error: unknown) => String(error)));
      } catch (error) {
        failed.push(`${new Date().toISOString()} ${String(error)}`);
      }
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const uses = Array.from({ length: people }, use);
  return async (): Promise<string> => {
    over.abort();
    await Promise.all(uses);
    const ends = await Promise.all(jobs);
    expect(failed).toEqual([]);
    expect(ends.filter((status) => status !== 'succeeded')).toEqual([]);
    expect(ends.length).toBeGreaterThan(people);
    return `${answered} requests and ${ends.length} jobs that were followed: none failed`;
  };
}
