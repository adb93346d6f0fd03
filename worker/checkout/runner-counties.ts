import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { countyInState } from '../../shared/copy/format/county-name.ts';
import { joinAnd } from '../../shared/copy/format/prose.ts';
import { courtRunnerPurchaseCopy } from '../../shared/copy/records/court-runner-purchase.ts';
import { isForSale, type UsableOption } from '../../shared/court-runner/county-options.ts';
import type { ChosenCounties } from '../../shared/court-runner/hand-over.ts';

const words = courtRunnerPurchaseCopy.leftOut;

/** What a Court Runner form ticks. */
export function readTicked(sent: URLSearchParams): ChosenCounties {
  return { chosen: sent.getAll('county'), confirmed: sent.getAll('old') };
}

/**
 * The counties that were chosen: those that can be ordered, and those that the buyer has meanwhile. Products that nobody
 * offers are neither. `now` in milliseconds since 1970.
 */
export function splitForSale(options: readonly UsableOption[], { chosen }: ChosenCounties, now: number) {
  const sent = options.filter(({ productId }) => chosen.includes(productId));
  return {
    bought: sent.filter((option) => isForSale(option, now)),
    leftOut: sent.filter((option) => !isForSale(option, now)),
  };
}

/** That these counties were left out; null if none was. `isPaying`: the buyer pressed the button that pays. */
export function leftOutProblem(leftOut: readonly UsableOption[], isPaying: boolean): CheckoutProblem | null {
  if (leftOut.length === 0) return null;
  const names = leftOut.map(({ countyName: county, stateCode, fips }) => countyInState({ county, stateCode, fips }));
  return { title: isPaying ? words.notCharged : words.title, text: words.text(joinAnd(names, '; ')) };
}
