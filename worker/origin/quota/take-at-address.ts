import { networkOf, wideNetworkOf } from '../../../shared/http/network-of.ts';
import type { OriginContext } from '../context.ts';
import type { MeterStub } from './meter-namespace.ts';
import type { Take, Taken } from './meter-store.ts';
import { meterOf } from './meters.ts';
import { RESERVED_MS } from './quota-settings.ts';

/** The counter of the client's address; of IPv6 a /64. */
export function addressMeter(c: OriginContext): Promise<MeterStub> {
  return meterOf(c, 'address', networkOf(c.get('envelope').clientAddress));
}

/**
 * Counts for the client's address and, of IPv6, for the /48 around it as well: whoever rents one has 65,536 addresses.
 * An address without room takes none of its network's, and one whose network has no room holds nothing afterward.
 *
 * @param wideLimit the most different items of the first scope in the /48; the other scopes are the address's alone
 */
export async function takeAtAddress(
  c: OriginContext,
  takes: readonly [Take, ...Take[]],
  wideLimit: number,
): Promise<Taken> {
  const now = c.get('now');
  const wide = wideNetworkOf(c.get('envelope').clientAddress);
  const address = await addressMeter(c);
  if (!wide.includes(':')) return address.take(takes, now);
  const reserved = takes.map((take) => ({ ...take, keptMs: RESERVED_MS, isReserved: true }));
  const room = await address.take(reserved, now);
  if (!room.isAllowed) return room;
  const taken = await (await meterOf(c, 'network', wide)).take([{ ...takes[0], limit: wideLimit }], now);
  return taken.isAllowed ? address.take(takes, now) : taken;
}
