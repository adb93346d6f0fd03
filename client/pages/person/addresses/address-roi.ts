import type { Address } from '../../../../shared/contract/person/address.ts';
import { estimateProfit } from '../../../../shared/property/profit-estimate.ts';
import { lowestScoreOf, type RoiGrade } from '../../../../shared/property/roi-grade.ts';
import type { HomeDetails } from './home-facts.ts';

/** What the appreciation tag of an address says. */
export interface AddressRoi {
  readonly grade: RoiGrade;
  /** how much of the gauge is filled, 0 to 100 */
  readonly percent: number;
  /** 0 to 100; null if only the letter was sent */
  readonly score: number | null;
  readonly attributes: readonly string[];
  /** forecast gain over five years, in percent */
  readonly appreciationPercent: number | null;
  readonly estimate: { readonly profit: number; readonly price: number } | null;
}

/**
 * What the appreciation tag of an address says; null without a grade. A free viewer is sent only the letter of the
 * current address: the arc then ends where the grade begins, which claims no more than the letter does. The price is
 * the home's value for the current address, otherwise that of the last sale.
 */
export function roiOf(address: Address, home: HomeDetails | null, ratePercent: number): AddressRoi | null {
  if (address.type === 'obfuscated' || address.roiGrade === null) return null;
  const grade = address.roiGrade;
  const property = address.type === 'full' ? address.property : null;
  const score = property?.roiScore ?? null;
  const appreciationPercent = property?.simulationResults?.cstvP50 ?? null;
  const price = home?.marketValue || property?.lastSaleAmount || null;
  const profit = estimateProfit({ price, appreciationPercent, ratePercent });
  return {
    grade,
    percent: clampPercent(score ?? lowestScoreOf(grade)),
    score,
    attributes: property?.roiAttributes ?? [],
    appreciationPercent,
    estimate: price === null || profit === null ? null : { profit, price },
  };
}

/** A score that is missing or out of bounds must not break the page. */
function clampPercent(score: number): number {
  return score >= 0 ? Math.min(100, score) : 0;
}
