import { scrypt } from 'node:crypto';

/** How a password becomes a key. */
export interface Recipe {
  /** scrypt's N, a power of two */
  readonly cost: number;
  /** scrypt's r */
  readonly blockSize: number;
  /** how many scrypts follow each other */
  readonly links: number;
  readonly salt: Uint8Array;
  /** of the key, in bytes */
  readonly keyBytes: number;
}

/**
 * What a new hash costs: three links of N = 2^15 and r = 8, each of which takes 32 MiB and about a tenth of a second.
 * That is the work of one scrypt with p = 3, the least that OWASP's Password Storage Cheat Sheet allows for this N
 * (docs/decisions.md).
 */
export const TODAY = { cost: 2 ** 15, blockSize: 8, links: 3, keyBytes: 32 } as const;

/** The most memory one link may take, in bytes. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const MOST_LINKS = 12;
const BYTES_MAX = 64;

/** Whether we would work on it: no recipe from outside takes more memory or more links than we ever chose. */
export function isAffordable({ cost, blockSize, links, salt, keyBytes }: Recipe): boolean {
  const isPowerOfTwo = Number.isInteger(Math.log2(cost)) && cost > 1;
  const isSmall = isPowerOfTwo && isCount(blockSize, BYTES_MAX) && 128 * cost * blockSize < MAX_MEMORY_BYTES;
  return isSmall && isCount(links, MOST_LINKS) && isCount(keyBytes, BYTES_MAX) && salt.length <= BYTES_MAX;
}

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** The work of a recipe, in any unit: only for comparing. */
export function workOf({ cost, blockSize, links }: Pick<Recipe, 'cost' | 'blockSize' | 'links'>): number {
  return cost * blockSize * links;
}

/**
 * Derives a key in links, each of which blocks its thread: link 1 is scrypt(password, salt), and link i is
 * scrypt(password, salt + key of link i - 1). An attacker must do the links one after another, as we do; between them
 * the thread is free for as long as `rest` takes.
 *
 * A recipe of fewer links than today's is followed by idle ones, so that nobody can tell by the time how old a hash is,
 * or whether there is one.
 */
export async function deriveInLinks(password: string, recipe: Recipe, rest: () => Promise<void>): Promise<Buffer> {
  // The same password can be typed in more than one Unicode form.
  const typed = password.normalize('NFKC');
  const { salt, links } = recipe;
  let last = await deriveLink(typed, salt, recipe);
  let key = last;
  for (let done = 1; done < Math.max(links, TODAY.links); done += 1) {
    await rest();
    last = await deriveLink(typed, Buffer.concat([salt, last]), recipe);
    if (done < links) key = last;
  }
  return key;
}

function deriveLink(password: string, salt: Uint8Array, { cost, blockSize, keyBytes }: Recipe): Promise<Buffer> {
  const options = { N: cost, r: blockSize, p: 1, maxmem: MAX_MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
