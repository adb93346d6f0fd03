import type { OriginContext } from '../context.ts';
import { keyedHash } from '../http/keyed-hash.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import type { MeterStub } from './meter-namespace.ts';

/** Whose counter: each kind has its own objects. */
export type MeterOwner = 'visitor' | 'account' | 'address' | 'network' | 'mailbox' | 'target';

/** The counter of an owner. Its name is a keyed hash, so that no object's name tells whose it is. */
export async function meterOf(c: OriginContext, owner: MeterOwner, key: string): Promise<MeterStub> {
  const name = await keyedHash(c.get('settings').secrets, 'quotas', `${owner} ${key}`);
  const { METERS } = c.env;
  return METERS.get(METERS.idFromName(name));
}

/** Hex digits of an item's hash that a counter keeps: more than enough against a chance match among thousands. */
const ITEM_DIGITS = 16;

/** What a counter stores of a person, a number or a page. */
export async function meterItem(c: OriginContext, text: string): Promise<string> {
  return (await keyedHash(c.get('settings').secrets, 'quotas', `item ${text}`)).slice(0, ITEM_DIGITS);
}

/**
 * Runs a question to counters. One that fails is logged and stops nobody (P8-006): the site matters more than its
 * limits.
 */
export async function orOpen<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    writeLog('a counter failed', { error: nameOf(error) });
    return otherwise;
  }
}
