/** Hostile visitors, four hands each: started with an `Attack`, they end with the first message and send what they did. */
import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { image } from '../../server/kit/images.ts';
import { kinds, type Attack, type Done, type Kind } from './attack.ts';
import { drop, fileOf, jsonOf, sticker, visitor, type Visitor } from './visitor.ts';

const sockets = new Set<Socket>();
/** A connection that sends the beginning of a request, and a byte from time to time. */
function trickle(origin: string, address: string, head: readonly string[], body: string): void {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`${[...head, 'host: x', `x-forwarded-for: ${address}`].join('\r\n')}\r\n\r\n${body}`),
  );
  const timer = setInterval(() => socket.write('a'), 2000);
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
  });
}
const upload = ['POST /api/dash/upload HTTP/1.1', 'content-type: multipart/form-data; boundary=b', 'content-length: 200000000'];
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n\0\0\0\x18ftypmp42';
const draft = ['PUT /api/drafts/ai-sticker-maker HTTP/1.1', 'content-type: application/json', 'content-length: 100000'];

/** One character that stands for eighteen. */
const ligature = '_\ufdfa';
const fox = jsonOf(sticker('a fox'));
const long = jsonOf(sticker(ligature.repeat(499)));
const word = jsonOf({ tool: 'ai-text-to-image', inputs: { prompt: 'a'.repeat(1000) } });
const forms = Array.from({ length: 32 }, () => jsonOf({ inputs: { prompt: Math.random().toString(36).repeat(1200) } }));
const talk = jsonOf({ messages: Array.from({ length: 60 }, () => ({ role: 'user', content: ligature.repeat(4000) })) });
const named = fileOf(new Uint8Array(await image('jpeg')), `${ligature.repeat(3900)}.jpg`);
const report = jsonOf({ url: 'x'.repeat(1900), reason: 'other', message: ligature.repeat(2400) });

/** The id of a job that is begun, or null when it is refused. */
const begun = async (who: Visitor): Promise<string | null> =>
  ((await (await who.send('POST', '/api/generations', fox)).json()) as { data: { id: string } | null }).data?.id ?? null;

type Hand = (who: Visitor, origin: string, signal: AbortSignal) => Promise<Response | null>;

/** What each does again and again until the time is over. */
const hostile: Record<Kind, Hand> = {
  text: (who) => who.send('POST', '/api/generations', long),
  words: (who) => who.send('POST', '/api/generations', word),
  'idle uploads': async ({ address }, origin) => {
    if (sockets.size < 200) trickle(origin, address, upload, part);
    return after(50, null);
  },
  'slow bodies': async ({ address }, origin) => {
    if (sockets.size < 400) trickle(origin, address, draft, '{');
    return after(50, null);
  },
  drafts: ({ address }, origin, signal) =>
    visitor(origin, address, signal).send('PUT', '/api/drafts/ai-sticker-maker', forms[Math.floor(Math.random() * forms.length)]),
  streams: async (who) => {
    const id = (await begun(who)) ?? 'none';
    await Promise.all(Array.from({ length: 60 }, async () => drop(await who.send('GET', `/api/generations/${id}/events`))));
    return null;
  },
  cancels: async (who) => {
    const id = await begun(who);
    return id === null ? null : who.send('POST', `/api/generations/${id}/cancel`);
  },
  chat: (who) => who.send('POST', '/api/chat', talk),
  'file names': (who) => who.send('POST', '/api/dash/upload', named),
  reports: (who) => who.send('POST', '/api/reports', report),
};

const ending = new AbortController();
async function attack(kind: Kind, origin: string): Promise<Done> {
  const done: Done = { kind, sent: 0, broken: 0 };
  const who = visitor(origin, `203.0.113.${kinds.indexOf(kind) + 1}`, ending.signal);
  const hand = async (): Promise<void> => {
    while (!ending.signal.aborted)
      try {
        const answer = await hostile[kind](who, origin, ending.signal);
        if (answer) await drop(answer);
        done.sent += 1;
      } catch {
        done.broken += 1;
      }
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
  return done;
}

const { origin, kinds: chosen } = JSON.parse(process.argv[2]!) as Attack;
process.once('message', () => {
  ending.abort();
  for (const socket of sockets) socket.destroy();
});
process.once('disconnect', () => process.exit());
process.send!(await Promise.all(chosen.map((kind) => attack(kind, origin))), () => process.exit());
