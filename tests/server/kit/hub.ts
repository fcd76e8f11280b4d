/** A model hub on loopback, with the store that it redirects large files to on another origin; a test may spoil any answer. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { server: 'hub' | 'store'; path: string; token: string | null; range: string | null };
/** Answers in place of the hub; true when it did. `count` is how often this server was asked for this file, this time included. */
export type Spoil = (
  what: { server: 'hub' | 'store'; path: string; bytes: Buffer; from: number; count: number },
  response: ServerResponse,
) => boolean;

export type TestHub = {
  endpoint: string;
  asked: Asked[];
  /** Replaces the files of a repository. */
  repos: Map<string, { commit: string; files: Record<string, Buffer> }>;
  spoil: Spoil | null;
  /** Answers the list of files in place of the hub; true when it did. */
  spoilList: ((response: ServerResponse, count: number) => boolean) | null;
  close: () => Promise<void>;
};

/** Files from this many bytes on are large: the hub states a SHA-256 and redirects to the store. */
export const largeFrom = 1000;
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const blob = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
export const commitOf = (digit: string) => digit.repeat(40);
/** Bytes that differ everywhere and are the same in every run. */
export const bytesOf = (size: number, salt = 1): Buffer =>
  Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * 7 + salt * 13) & 255));

const listOf = (commit: string, files: Record<string, Buffer>) => ({
  sha: commit,
  cardData: { license: 'mit' },
  siblings: Object.entries(files).map(([rfilename, bytes]) => ({
    rfilename,
    size: bytes.length,
    blobId: blob(bytes),
    ...(bytes.length >= largeFrom && { lfs: { sha256: hash(bytes), size: bytes.length } }),
  })),
});

function sendFrom(response: ServerResponse, bytes: Buffer, range: string | null): void {
  const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  if (range === null) response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  else
    response
      .writeHead(206, { 'content-length': bytes.length - from, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` })
      .end(bytes.subarray(from));
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export async function openTestHub(repos: Record<string, { commit: string; files: Record<string, Buffer> }>): Promise<TestHub> {
  const counts = new Map<string, number>();
  let storeAt = '';
  const take = (server: 'hub' | 'store', request: IncomingMessage, path: string) => {
    const { authorization = null, range = null } = request.headers;
    hub.asked.push({ server, path, token: authorization, range });
    const count = (counts.get(`${server}/${path}`) ?? 0) + 1;
    counts.set(`${server}/${path}`, count);
    return { count, range, from: Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0) };
  };
  const onFile = (server: 'hub' | 'store', request: IncomingMessage, response: ServerResponse, path: string, bytes: Buffer) => {
    const { count, range, from } = take(server, request, path);
    if (hub.spoil?.({ server, path, bytes, from, count }, response)) return;
    if (server === 'hub' && bytes.length >= largeFrom)
      response
        .writeHead(302, {
          location: `${storeAt}${new URL(request.url!, storeAt).pathname}?signed=${count}`,
          'x-linked-etag': `"${hash(bytes)}"`,
        })
        .end();
    else sendFrom(response, bytes, range);
  };
  const fileOf = (url: string): [string, Buffer] | null => {
    const [, repo = '', path = ''] =
      /^\/([^/]+\/[^/]+)\/resolve\/[0-9a-f]{40}\/(.+)$/.exec(decodeURIComponent(new URL(url, 'http://hub').pathname)) ?? [];
    const bytes = hub.repos.get(repo)?.files[path];
    return bytes ? [path, bytes] : null;
  };
  const serve = (server: 'hub' | 'store') => (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url!, 'http://hub');
    const [, name = ''] = /^\/api\/models\/([^/]+\/[^/]+)\/revision\//.exec(pathname) ?? [];
    const repo = hub.repos.get(name);
    if (server === 'hub' && name) {
      const { count } = take('hub', request, `list ${name}`);
      if (hub.spoilList?.(response, count)) return;
      if (repo) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listOf(repo.commit, repo.files)));
      else response.writeHead(404).end();
      return;
    }
    const file = fileOf(request.url!);
    if (file) onFile(server, request, response, ...file);
    else response.writeHead(404).end();
  };
  const servers = [createServer(serve('hub')), createServer(serve('store'))] as const;
  const hub: TestHub = {
    endpoint: '',
    asked: [],
    repos: new Map(Object.entries(repos)),
    spoil: null,
    spoilList: null,
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
  hub.endpoint = await listen(servers[0]);
  storeAt = await listen(servers[1]);
  return hub;
}
