import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { SqlDatabase } from '../env.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';
import type { Billing } from './open-billing.ts';
import { findOrderByKey, type Order } from './orders-store.ts';

/** Whose key it is. */
type KeyOwner = Pick<SessionAccount, 'id' | 'scope'>;

/**
 * The hashes an order may be found by, the one to write it with first. An account's keys are its own. A guest's order
 * becomes that of an account, and the form that placed it may be sent again by either: its key stands alone.
 */
export async function hashOrderKey(secrets: Secrets, { id, scope }: KeyOwner, key: string): Promise<KeyedHashes> {
  const [own, asGuest] = await Promise.all([
    keyedHashes(secrets, 'order keys', `${id} ${key}`),
    keyedHashes(secrets, 'order keys', `guest ${key}`),
  ]);
  return scope === 'purchase' ? asGuest : [...own, ...asGuest];
}

/** The order that was placed with this key, whoever it belongs to by now; null for none. */
export async function findPlaced(db: SqlDatabase, keyHashes: KeyedHashes): Promise<Order | null> {
  for (const hash of keyHashes) {
    const order = await findOrderByKey(db, hash);
    if (order !== null) return order;
  }
  return null;
}

/** The same for a viewer: their own orders only. */
export async function findOwnPlaced(
  { accounts, settings }: Billing,
  viewer: KeyOwner,
  key: string,
): Promise<Order | null> {
  const order = await findPlaced(accounts, await hashOrderKey(settings.secrets, viewer, key));
  return order?.accountId === viewer.id ? order : null;
}

/** Whether an order was placed with this key, even before a rotation of the secret. */
export async function isPlaced({ accounts, settings }: Billing, buyer: KeyOwner, key: string): Promise<boolean> {
  return (await findPlaced(accounts, await hashOrderKey(settings.secrets, buyer, key))) !== null;
}
