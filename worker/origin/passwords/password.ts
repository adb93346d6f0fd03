import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derivePasswordKey, type HashingBindings } from '../hashing/derive-password-key.ts';
import { isAffordable, type Recipe, TODAY, workOf } from '../hashing/scrypt-chain.ts';

const SALT_BYTES = 16;
/** Hashes made before the chain have scrypt's p where these have the number of links; it was always 1. */
const STORED = /^(scrypt|scrypt-chain)\$(\d+)\$(\d+)\$(\d+)\$([\w+/]+=*)\$([\w+/]+=*)$/;

/**
 * Hashes a password for account.password_hash: `scrypt-chain$N$r$links$salt$key`, salt and key in base64.
 *
 * @throws ProblemError 503 while too many others log in
 */
export async function hashPassword(env: HashingBindings, password: string): Promise<string> {
  const recipe = { ...TODAY, salt: randomBytes(SALT_BYTES) };
  const key = await derivePasswordKey(env, { use: 'set', password, recipe });
  const { cost, blockSize, links, salt } = recipe;
  return ['scrypt-chain', cost, blockSize, links, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Whether this is the password that was hashed. If `stored` is null or unreadable, the answer is no, and takes as long
 * as for a wrong password, so timing does not reveal which email addresses have an account.
 *
 * @throws ProblemError 503 while too many others log in
 */
export async function verifyPassword(env: HashingBindings, password: string, stored: string | null): Promise<boolean> {
  const found = stored === null ? null : readStored(stored);
  const recipe = found?.recipe ?? { ...TODAY, salt: Buffer.alloc(SALT_BYTES) };
  const key = await derivePasswordKey(env, { use: 'check', password, recipe });
  return found !== null && timingSafeEqual(key, found.key);
}

/** Whether a stored hash was made with less work than hashPassword does now. */
export function needsRehash(stored: string): boolean {
  const found = readStored(stored);
  return found === null || workOf(found.recipe) < workOf(TODAY);
}

function readStored(stored: string): { readonly recipe: Recipe; readonly key: Buffer } | null {
  const [, , cost, blockSize, links, salt = '', keyText = ''] = STORED.exec(stored) ?? [];
  const key = Buffer.from(keyText, 'base64');
  const recipe = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    links: Number(links),
    salt: Buffer.from(salt, 'base64'),
    keyBytes: key.length,
  };
  return isAffordable(recipe) ? { recipe, key } : null;
}
