import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const digest = (password: string, nonce: Buffer): Promise<Buffer> => derive('argon2id', { message: password, nonce, ...cost });

/** `argon2id$memory$passes$salt$digest`: the cost stands with the digest, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await digest(password, nonce);
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/** A digest that no password has: an unknown address is checked against it, so that the answer takes as long as for a known one. */
const nobodys = [
  'argon2id',
  cost.memory,
  cost.passes,
  Buffer.alloc(16, 7).toString('base64url'),
  Buffer.alloc(32).toString('base64url'),
].join('$');

/** Whether the password made the digest. `null` (no such account, or one without a password) takes the same time and answers false. */
export async function isRightPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, salt = '', tag = ''] = (stored ?? nobodys).split('$');
  const right = Buffer.from(tag, 'base64url');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: cost.parallelism,
    tagLength: right.length,
  });
  return timingSafeEqual(given, right) && stored !== null;
}
