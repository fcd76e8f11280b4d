/** Who opens many connections makes nobody else wait for theirs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../server/http/listen.ts';

const host = '127.0.0.1';

it.runIf(process.platform === 'linux')('accepts several connections in each turn of the loop', async () => {
  const many = 128;
  const server = createServer();
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  const { port, close } = await listen(server, { port: 0, host });
  const clients = Array.from({ length: many }, () => connect(port, host));
  let turns = 0;
  while (accepted.length < many) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  // One socket would take as many turns as there are connections.
  expect(turns).toBeLessThan(many / 2);
  for (const socket of [...clients, ...accepted]) socket.destroy();
  await close();
});

it('refuses a port that another server has, and connections after its end', async () => {
  const [one, other] = [createServer(), createServer()];
  const { port, close } = await listen(one, { port: 0, host });
  await expect(listen(other, { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const asked = fetch(`http://${host}:${port}`).then((response) => response.text());
  const [, answer] = (await once(one, 'request')) as [unknown, { end: (text: string) => void }];
  const closed = close();
  answer.end('still answered');
  expect(await asked).toBe('still answered');
  one.closeIdleConnections();
  await closed;
  for (let index = 0; index < 8; index += 1)
    await expect(once(connect(port, host), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
