/** The line between a browser and a server, which a test can cut: for who is at its end that is a server that stopped, or no network. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type NetworkLine = { readonly address: string; cut(): Promise<void> };

/** Opens a line to a server on this machine. Its address is another origin than the server's own. */
export async function openLine(to: string): Promise<NetworkLine> {
  const { port } = new URL(to);
  const ends = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.once('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
      end.on('error', () => end.destroy());
    }
    near.pipe(far).pipe(near);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    async cut() {
      if (!line.listening) return;
      line.close();
      for (const end of ends) end.destroy();
      await once(line, 'close');
    },
  };
}
