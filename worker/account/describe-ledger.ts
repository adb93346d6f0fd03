import type { LedgerRow } from '../../client/pages/account-ledger/account-ledger-model.ts';
import type { LedgerAnswer, User } from '../../shared/contract/account.ts';
import { accountLedgerCopy } from '../../shared/copy/account/account-ledger.ts';

type Entry = LedgerAnswer['entries'][number];
type Counts = Pick<User, 'backgroundCreditsCount' | 'premiumLookupsCount' | 'currentPlanLookupsCount' | 'product'>;

/**
 * The ledger's entries as rows, each with how many were left after it: counted back from what is left now, so the entries
 * have to be complete and the latest first. Lookups are counted back only through this period of the plan: what an
 * earlier one had is not known. A plan without a limit has none to count.
 */
export function describeLedger(entries: readonly Entry[], counts: Counts): LedgerRow[] {
  const { premiumLookupsCount: left, currentPlanLookupsCount: max } = counts;
  const isUnlimited = counts.product !== null && max === null;
  const state = { credits: counts.backgroundCreditsCount, people: left, used: max === null ? 0 : max - (left ?? 0) };
  return entries.map((entry): LedgerRow => {
    const { at, kind, amount, reason } = entry;
    const row = { at, about: aboutOf(entry), reason, amount };
    if (kind !== 'lookup') {
      const rest = state.credits;
      state.credits -= amount;
      return { ...row, unit: 'credits', left: rest };
    }
    if (isUnlimited) return { ...row, unit: 'people', left: 'no limit' };
    const isOfThisPeriod = state.people !== null && state.used > 0;
    const rest = isOfThisPeriod ? state.people : null;
    if (isOfThisPeriod) {
      state.people = (state.people ?? 0) - amount;
      state.used += amount;
    }
    return { ...row, unit: 'people', left: rest };
  });
}

/** Whom an entry is about. Only lookups and used credits are about somebody. */
function aboutOf({ kind, personName }: Entry): string | null {
  if (kind !== 'lookup' && kind !== 'background credit') return null;
  return personName ?? accountLedgerCopy.nobody;
}
