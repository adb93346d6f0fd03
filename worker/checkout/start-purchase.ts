import type { EdgeContext } from '../context.ts';
import { newSession, passableCookies } from '../cookies/session-cookie.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { ContractBroken } from '../origin-client/errors.ts';

/** A buyer's session: as 'name=value' for calls on their behalf, and the Set-Cookie values for the response. */
export interface BuyerSession {
  readonly session: string;
  readonly setCookies: readonly string[];
}

/**
 * A session for a buyer who is not logged in, alike for every address. It holds nothing but what they will buy with it.
 * The same form sent again, because its response was lost or the button was pressed twice, gets the same buyer.
 *
 * @throws the origin client's errors if it did not answer
 */
export async function startPurchase(c: EdgeContext, email: string, orderKey: string): Promise<BuyerSession> {
  const { isLocal } = c.get('settings');
  const { setCookies } = await createOriginClient(c).send('startPurchase', { email, orderKey });
  const passed = passableCookies(setCookies, isLocal);
  const session = newSession(passed, isLocal);
  if (session === undefined) throw new ContractBroken('startPurchase', 'no session');
  return { session, setCookies: passed };
}
