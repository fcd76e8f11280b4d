/**
 * The model hub: what a repository holds at a commit, and the bytes of its files. `HF_ENDPOINT` names a mirror; the token goes to that
 * origin alone, never to where it redirects.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { PackFault } from './fault.ts';

/** `blob` is git's SHA-1 of a small file; a large one has a SHA-256 instead. */
export type HubFile = { path: string; size: number; sha256: string | null; blob: string };
export type Revision = { commit: string; files: HubFile[]; licence: string | null };

export type HubOptions = {
  /** Address without a trailing slash. */
  endpoint: string;
  token: string | null;
  signal: AbortSignal;
  /** A proxy is set in the environment, and Node was not configured to use it. */
  isProxyIgnored?: boolean;
  /** Milliseconds without a byte after which a connection counts as dead. */
  stall?: number;
  /** Waits this many milliseconds. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Receives a sentence when the operator should know why nothing moves. */
  report?: (sentence: string) => void;
};

/** An answer whose body must be read or cancelled; `alive` is called for each part, so that a silent connection ends. */
export type Body = { response: Response; alive: () => void; end: () => void };

export type Hub = {
  /** Lists the files of a repository at a commit, or at a branch. */
  list(repo: string, revision: string): Promise<Revision>;
  /** Opens a file from its byte `from` on; `url`: one that lies elsewhere. The answer has the status 200 (from the first byte) or 206. */
  open(
    file: { repo: string; commit: string; from: string; sha256: string | null; blob: string; url?: string },
    from: number,
  ): Promise<Body>;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const proxyHint = ' A proxy is set: start with NODE_USE_ENV_PROXY=1 to go through it.';
const maxRedirects = 5;
const maxBusy = 20;
const redirects = new Set([301, 302, 303, 307, 308]);
const maxListing = 20 * 1024 * 1024;
const longestWait = 10 * 60;

/** Seconds to wait after a 429: from `RateLimit: "api";r=0;t=55`, else from `Retry-After` in seconds or as a date, else a minute. */
export function secondsToWait(headers: Headers, now: number): number {
  const [, reset] = /(?:^|[;,\s])t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  const after = headers.get('retry-after');
  const date = after === null ? Number.NaN : (Date.parse(after) - now) / 1000;
  const seconds = Number(reset ?? (after !== null && /^\d+$/.test(after) ? after : Number.isFinite(date) ? date : 60));
  return Math.min(longestWait, Math.max(1, Math.ceil(seconds)));
}

const quoted = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The hash in an entity tag, which the hub makes of the file's; null for a tag of another kind. */
const tagOf = (value: string | null): string | null => /^(?:W\/)?"?([0-9a-f]{40}|[0-9a-f]{64})"?$/.exec(value ?? '')?.[1] ?? null;

function faultOf(status: number, what: string): PackFault {
  if (status === 401 || status === 403)
    return new PackFault(
      'denied',
      `The hub does not give out ${what} (${status}). Set HF_TOKEN to a token that may read it, and accept its conditions on its page.`,
    );
  if (status === 404 || status === 410) return new PackFault('missing', `The hub has no ${what} (${status}).`);
  return new PackFault('unreachable', `The hub answered ${status} for ${what}.`);
}

/** Checks a redirect: a plain address that is not less protected than the one before. */
export function nextAddress(location: string | null, from: URL): URL {
  if (location === null || !URL.canParse(location, from)) throw new PackFault('unreachable', 'The hub redirects to nowhere.');
  const next = new URL(location, from);
  const isPlain = next.username === '' && next.password === '';
  if (!isPlain || (next.protocol !== 'https:' && next.protocol !== from.protocol) || !/^https?:$/.test(next.protocol))
    throw new PackFault('unreachable', `The hub redirects to ${next.protocol}//${next.host}, which is not as safe as ${from.protocol}//.`);
  return next;
}

type Asking = Required<Omit<HubOptions, 'report'>> & Pick<HubOptions, 'report'>;

type Question = {
  url: URL;
  headers: Record<string, string>;
  /** Throws when the hub is about to send something else, by the hash that it states on its own answers, redirects included. */
  checkTag?: (tag: string) => void;
};

/** One request over its redirects. Resolves with the last answer. */
async function ask(hub: Asking, { url: start, headers, checkTag }: Question): Promise<Body> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), hub.stall);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), hub.stall);
  };
  const end = () => clearTimeout(timer);
  const signal = AbortSignal.any([hub.signal, silent.signal]);
  const origin = new URL(hub.endpoint).origin;
  try {
    let url = start;
    for (let turns = 0; turns <= maxRedirects; turns += 1) {
      const own: Record<string, string> = hub.token !== null && url.origin === origin ? { authorization: `Bearer ${hub.token}` } : {};
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        // An encoded body could not be resumed, and its size would not be the file's.
        headers: { 'user-agent': 'Iridia', ...headers, 'accept-encoding': 'identity', ...own },
      });
      const isLast = !redirects.has(response.status);
      try {
        const tag = url.origin === origin ? tagOf(response.headers.get('x-linked-etag')) : null;
        if (tag !== null) checkTag?.(tag);
        if (isLast) return { response, alive, end };
      } finally {
        if (!isLast) await response.body?.cancel();
      }
      url = nextAddress(response.headers.get('location'), url);
      alive();
    }
    throw new PackFault('unreachable', 'The hub redirects in a circle.');
  } catch (error) {
    end();
    if (hub.signal.aborted) throw new PackFault('stopped', 'Stopped.', { cause: error });
    if (error instanceof PackFault) throw error;
    const why = silent.signal.aborted ? `said nothing for ${hub.stall / 1000} s` : `was not reached (${causeOf(error)})`;
    throw new PackFault('unreachable', `${start.host} ${why}.${hub.isProxyIgnored ? proxyHint : ''}`, { cause: error });
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : '') || cause.message : String(cause);
}

/** Asks until the hub no longer reports that it is asked too often. */
async function askPatiently(hub: Asking, question: Question): Promise<Body> {
  for (let busy = 0; ; busy += 1) {
    const answer = await ask(hub, question);
    if (answer.response.status !== 429 || busy >= maxBusy) return answer;
    answer.end();
    await answer.response.body?.cancel();
    const seconds = secondsToWait(answer.response.headers, Date.now());
    hub.report?.(`The hub asks to wait ${seconds} s.`);
    await hub.wait(seconds * 1000, hub.signal);
  }
}

async function readJson({ response, alive, end }: Body): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body!) {
      alive();
      size += part.length;
      if (size > maxListing) throw new PackFault('unreachable', 'The list of files is too long.');
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (error) {
    if (error instanceof PackFault) throw error;
    throw new PackFault('unreachable', 'The hub’s list of files cannot be read.', { cause: error });
  } finally {
    end();
  }
}

type Sibling = { rfilename?: unknown; size?: unknown; blobId?: unknown; lfs?: { sha256?: unknown; size?: unknown } | null };

function fileOf({ rfilename, size, blobId, lfs }: Sibling): HubFile {
  const bytes = lfs?.size ?? size;
  const sha256 = lfs?.sha256 ?? null;
  const fits =
    typeof rfilename === 'string' &&
    Number.isSafeInteger(bytes) &&
    (bytes as number) >= 0 &&
    (sha256 === null || (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))) &&
    (sha256 !== null || (typeof blobId === 'string' && /^[0-9a-f]{40}$/.test(blobId)));
  if (!fits)
    throw new PackFault('changed', `The hub states no size and hash for ${String(rfilename)}: a mirror must list files with blobs=true.`);
  return { path: rfilename, size: bytes as number, sha256: sha256 as string | null, blob: typeof blobId === 'string' ? blobId : '' };
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (cause) {
    throw new PackFault('stopped', 'Stopped.', { cause });
  }
}

/** Opens the hub. Every method rejects with a `PackFault`. */
export function openHub(options: HubOptions): Hub {
  const hub: Asking = { stall: 60_000, isProxyIgnored: false, wait: pause, ...options };
  return {
    async list(repo, revision) {
      const url = new URL(`${hub.endpoint}/api/models/${quoted(repo)}/revision/${quoted(revision)}?blobs=true`);
      const answer = await askPatiently(hub, { url, headers: { accept: 'application/json' } });
      if (!answer.response.ok) {
        answer.end();
        await answer.response.body?.cancel();
        throw faultOf(answer.response.status, `${repo} at ${revision}`);
      }
      const { sha, siblings, cardData } = (await readJson(answer)) as {
        sha?: unknown;
        siblings?: Sibling[];
        cardData?: { license?: unknown } | null;
      };
      if (typeof sha !== 'string' || !/^[0-9a-f]{40}$/.test(sha) || !Array.isArray(siblings))
        throw new PackFault('unreachable', `What ${hub.endpoint} says of ${repo} is no list of files.`);
      if (/^[0-9a-f]{40}$/.test(revision) && sha !== revision)
        throw new PackFault('changed', `${hub.endpoint} gives the commit ${sha} of ${repo}, not ${revision}.`);
      return { commit: sha, files: siblings.map(fileOf), licence: typeof cardData?.license === 'string' ? cardData.license : null };
    },
    async open({ repo, commit, from: path, sha256, blob, url: elsewhere }, from) {
      const url = new URL(elsewhere ?? `${hub.endpoint}/${quoted(repo)}/resolve/${commit}/${quoted(path)}`);
      const answer = await askPatiently(hub, {
        url,
        headers: from > 0 ? { range: `bytes=${from}-` } : {},
        // Another file is not worth its bytes.
        checkTag: (tag) => {
          if (tag !== sha256 && tag !== blob)
            throw new PackFault('changed', `The hub now has another ${path} in ${repo} at ${commit.slice(0, 12)} than the one it listed.`);
        },
      });
      const { status, body } = answer.response;
      if (status !== 200 && status !== 206 && status !== 416) {
        answer.end();
        await body?.cancel();
        throw faultOf(status, `${path} of ${repo}`);
      }
      return answer;
    },
    wait: (milliseconds) => hub.wait(milliseconds, hub.signal),
  };
}
