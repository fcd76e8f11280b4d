import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { currentNetwork } from '../core/correlation.ts';
import { createTurns, inTurn } from '../core/turns.ts';

const derive = promisify(argon2);

/** OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** A digest takes a fortieth of a second of one of the four threads that also read files, so one is made at a time. */
const turns = createTurns(1);

/** Returns `argon2id$memory$passes$salt$digest`: the cost is part of the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(turns, currentNetwork(), () => derive('argon2id', { message: password, nonce, ...cost }));
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/** A hash that no password matches: unknown addresses are checked against it, so that the response takes as long as for known ones. */
const nobodys = [
  'argon2id',
  cost.memory,
  cost.passes,
  Buffer.alloc(16, 7).toString('base64url'),
  Buffer.alloc(32).toString('base64url'),
].join('$');

/** Returns whether the password matches the hash. `null` (no such account, or one without a password) takes the same time and returns false. */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, salt = '', tag = ''] = (stored ?? nobodys).split('$');
  const right = Buffer.from(tag, 'base64url');
  const given = await inTurn(turns, currentNetwork(), () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: cost.parallelism,
      tagLength: right.length,
    }),
  );
  return timingSafeEqual(given, right) && stored !== null;
}
