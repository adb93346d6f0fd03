import { benchCounter } from './quotas-counter.ts';
import { benchHardStopCpu } from './quotas-cpu.ts';
import { benchEnumeration } from './quotas-enumeration.ts';

/**
 * What counting costs, and what it is worth: CPU that the hard stop adds to a page, how long a counter takes under load,
 * and how far somebody comes who asks for hidden numbers, houses and birthdays.
 */
export async function benchQuotas(stateDir: string): Promise<void> {
  await benchHardStopCpu();
  await benchCounter(stateDir);
  await benchEnumeration(stateDir);
}
