import type { CourtRunnerPerson } from '../../../shared/contract/court-runner.ts';
import { countyHeld, orderCopy } from '../../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { countyInState } from '../../../shared/copy/format/county-name.ts';
import { parseBirthDate } from '../../../shared/court-runner/runner-person.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { type HeldCounty, heldCountiesStatement, readHeldCounties } from '../court-runner/held-counties.ts';
import { COUNTY_PRODUCT, type CountyOption, loadCountyOptions } from '../court-runner/options-store.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import { loadCounts } from '../people/counts-store.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { createPlanId, loadLivePlan } from '../plans/plan-store.ts';
import { findPropertyView } from '../property/property-view.ts';
import { findProperty } from '../property/store.ts';
import {
  chooseProduct,
  type PricedOrder,
  pricePlan,
  priceProduct,
  priceRunners,
  type WantedOrder,
} from './price-order.ts';
import { findProducts, type StoredProduct } from './products-store.ts';

/**
 * What an order costs, and whether it may be placed at all: there must be something to get for the money.
 *
 * @throws ProblemError 400 for an order with missing or extra parts, 403 for a runner if the buyer may not see where
 * the person lived, 404 for an unknown product, person or property, 409 for what is not for sale (F9-41)
 */
export async function priceRequest(
  c: OriginContext,
  buyer: Pick<SessionAccount, 'id' | 'holderId'>,
  wanted: WantedOrder,
): Promise<PricedOrder> {
  const ids = wanted.productIds.filter((id) => !id.startsWith(COUNTY_PRODUCT));
  const product = chooseProduct(wanted, await findProducts(c.env.ACCOUNTS, ids));
  switch (product.kind) {
    case 'property-report':
      await assertProperty(c, wanted.pnpId ?? '');
      return priceProduct(wanted, product);
    case 'court-runner':
      return priceRunners(wanted, product, await loadOptions(c, buyer.id, wanted));
    case 'plan':
      return priceFirstPlan(c, buyer, product);
    default:
      if (wanted.personId !== undefined) await assertReport(c, wanted.personId);
      return priceProduct(wanted, product);
  }
}

/** One plan at a time: a second one is a change, and a member of a family has to leave it first. */
async function priceFirstPlan(
  c: OriginContext,
  { id, holderId }: Pick<SessionAccount, 'id' | 'holderId'>,
  product: StoredProduct,
): Promise<PricedOrder> {
  if (holderId !== null) throw new ProblemError(409, planCallCopy.isMember);
  if ((await loadLivePlan(c.env.ACCOUNTS, id)) !== null) throw new ProblemError(409, planCallCopy.hasPlan);
  const { period } = product;
  if (period === null) throw new Error('a plan is sold without a period');
  return pricePlan(product, { action: 'start', id: createPlanId(), period, from: null });
}

/** A report that is already open, through this purchase or an owner's report, is not sold again. */
async function assertProperty(c: OriginContext, pnpId: string): Promise<void> {
  const found = await findProperty(c.env.PEOPLE, pnpId, c.get('now'));
  if (found === null) throw new ProblemError(404, orderCopy.unknownProperty);
  if ((await findPropertyView(c, pnpId, found.ownerIds)) !== null) throw new ProblemError(409, orderCopy.openProperty);
}

/** An empty report cannot be bought (F6-22), nor that of somebody who has died. */
async function assertReport(c: OriginContext, personId: string): Promise<void> {
  const { PEOPLE } = c.env;
  const now = c.get('now');
  const [counts, life] = await Promise.all([loadCounts(PEOPLE, personId, now), loadLife(PEOPLE, personId, now)]);
  if (counts === null || life === null) throw missingPerson();
  if (life.isDead) throw new ProblemError(409, orderCopy.notSold);
  if (isEmptyReport(counts)) throw new ProblemError(409, orderCopy.emptyReport);
}

/**
 * The counties reveal where somebody lived, so only viewers who may see that can buy. No second runner is sent to a county
 * while one is out there, or was lately.
 */
async function loadOptions(c: OriginContext, buyerId: string, { personId = '', productIds, runner }: WantedOrder) {
  const now = c.get('now');
  if (runner === undefined || !isAskable(runner, now)) throw new ProblemError(400, orderCopy.runnerNeeded);
  const options = await loadCountyOptions({ people: c.env.PEOPLE, accounts: c.env.ACCOUNTS }, personId, now);
  if (options === null) throw missingPerson();
  const accessOf = await loadOpenedAccess(c, [personId]);
  if (accessOf(personId).entitlement === 'free') throw new ProblemError(403, orderCopy.notOpened);
  const { results } = await heldCountiesStatement(c.env.ACCOUNTS, buyerId, personId, now).all();
  assertNotHeld(
    options.filter(({ productId }) => productIds.includes(productId)),
    readHeldCounties(results),
    now,
  );
  return options;
}

/** @throws ProblemError 409 for a county that the buyer has already, by its name */
function assertNotHeld(chosen: readonly CountyOption[], held: ReadonlyMap<string, HeldCounty>, now: number): void {
  for (const { fips, countyName: county, stateCode } of chosen) {
    const one = held.get(fips);
    if (one === undefined || (one.againAt !== null && one.againAt <= now)) continue;
    const name = countyInState({ county, stateCode });
    throw new ProblemError(409, one.againAt === null ? countyHeld.out(name) : countyHeld.searched(name, one.againAt));
  }
}

/**
 * Whether a courthouse can be asked about somebody with that birth date (P5-015, P9-062); the contract checks the name.
 */
function isAskable({ dateOfBirth: { year, month, day } }: CourtRunnerPerson, now: number): boolean {
  return parseBirthDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, now) !== null;
}

function digits(part: number, length: number): string {
  return String(part).padStart(length, '0');
}
