import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost: N = 2^15, r = 8, p = 1 takes 32 MiB and about a tenth of a second. */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** The most memory one hash may take, in bytes. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** Two at a time use 64 of an isolate's 128 MiB; the others wait. */
const MAX_AT_A_TIME = 2;

/** How often a waiting login checks for a free slot, in milliseconds. */
const POLL_MS = 20;
/** After this long a slot counts as free again, since a canceled request never frees its own. In milliseconds. */
const PLACE_MAX_MS = 10_000;

/** Start times of the hashes in progress. */
let running: number[] = [];

/** Hashes a password for account.password_hash: `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(_env: object, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, COST, BLOCK_SIZE, PARALLEL);
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Whether this is the password that was hashed. If `stored` is null or unreadable, the answer is no, and takes as long
 * as for a wrong password, so timing does not reveal which email addresses have an account.
 */
export async function verifyPassword(_env: object, password: string, stored: string | null): Promise<boolean> {
  const [kind, cost, blockSize, parallel, salt, hash] = (stored ?? '').split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  if (kind !== 'scrypt' || salt === undefined || expected.length === 0) {
    await derive(password, Buffer.alloc(SALT_BYTES), HASH_BYTES, COST, BLOCK_SIZE, PARALLEL);
    return false;
  }
  const saltBytes = Buffer.from(salt, 'base64');
  const actual = await derive(password, saltBytes, expected.length, Number(cost), Number(blockSize), Number(parallel));
  return timingSafeEqual(actual, expected);
}

/** Whether a stored hash was made with less work than hashPassword does now. */
export function needsRehash(_stored: string): boolean {
  return false;
}

// The same password can be typed in more than one Unicode form, so we normalize it before hashing.
async function derive(password: string, salt: Buffer, length: number, N: number, r: number, p: number) {
  const place = await takePlace();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  } finally {
    const at = running.indexOf(place);
    if (at !== -1) running.splice(at, 1);
  }
}

// Uses its own timer, because a Worker that waits for another request's promise counts as hung.
async function takePlace(): Promise<number> {
  for (;;) {
    const now = Date.now();
    running = running.filter((start) => now - start < PLACE_MAX_MS);
    if (running.length < MAX_AT_A_TIME) {
      running.push(now);
      return now;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
