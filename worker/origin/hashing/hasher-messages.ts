import * as z from 'zod/mini';
import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { seal, unseal } from '../../../shared/contract/transport/sealed.ts';
import type { HashUse } from './hash-turns.ts';
import { isAffordable, type Recipe } from './scrypt-chain.ts';

/** What a hasher is asked to do. */
export interface HashWork {
  readonly use: HashUse;
  readonly password: string;
  readonly recipe: Recipe;
}

const PURPOSE = 'password hashing';

/** Longest message read, in bytes: a password of 256 characters, each escaped, is 1.5 KB. */
export const MESSAGE_MAX_BYTES = 8 * 1024;
/** A message that is older was recorded by somebody; clocks may differ by as much. In milliseconds. */
const MESSAGE_LIFETIME_MS = 30_000;

const workSchema = z.object({
  at: z.number(),
  use: z.enum(['set', 'check']),
  password: z.string(),
  cost: z.number(),
  blockSize: z.number(),
  links: z.number(),
  salt: z.string(),
  keyBytes: z.number(),
});

export async function writeWork(secrets: Secrets, { use, password, recipe }: HashWork, now: number): Promise<string> {
  const salt = Buffer.from(recipe.salt).toString('base64');
  return seal(secrets, PURPOSE, 'work', JSON.stringify({ at: now, use, password, ...recipe, salt }));
}

/** null unless somebody with the secret wrote it just now, and the work is no more than we ask for. */
export async function readWork(secrets: Secrets, message: string, now: number): Promise<HashWork | null> {
  const text = await unseal(secrets, PURPOSE, 'work', message);
  if (text === null) return null;
  const parsed = workSchema.safeParse(JSON.parse(text));
  if (!parsed.success || Math.abs(now - parsed.data.at) > MESSAGE_LIFETIME_MS) return null;
  const { use, password, cost, blockSize, links, keyBytes } = parsed.data;
  const recipe = { cost, blockSize, links, keyBytes, salt: Buffer.from(parsed.data.salt, 'base64') };
  return isAffordable(recipe) ? { use, password, recipe } : null;
}

/** The key that was derived, as the answer to exactly this message. */
export function writeKey(secrets: Secrets, message: string, key: Uint8Array): Promise<string> {
  return seal(secrets, PURPOSE, answerTo(message), Buffer.from(key).toString('base64'));
}

/** null if it is not the answer to this message, by somebody with the secret. */
export async function readKey(secrets: Secrets, message: string, answer: string): Promise<Buffer | null> {
  const text = await unseal(secrets, PURPOSE, answerTo(message), answer);
  return text === null ? null : Buffer.from(text, 'base64');
}

const answerTo = (message: string): string => `answer to ${message}`;
