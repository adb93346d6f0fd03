import type {
  PersonPrintChoice,
  PersonPrintWarning,
  PrintOption,
} from '../../client/pages/person-print/person-print-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import {
  countRunnerCases,
  formatPrintParts,
  PRINT_PARTS,
  type PrintPart,
  withoutCrimes,
} from '../../shared/people/print-parts.ts';
import { formatRecordPosition } from '../../shared/records/record-position.ts';
import type { PrintQuery } from '../../shared/urls/builders/path-builders.ts';
import type { PersonFlags } from './person-flags.ts';

export type PrintAsked = Pick<PersonFlags, 'printParts' | 'printFrom' | 'hasUnderstood'>;

/** What view=print answers with. */
export type PrintStep =
  | { readonly step: 'choice'; readonly isNothing: boolean }
  | { readonly step: 'warning' | 'sheet'; readonly parts: readonly PrintPart[] };

/**
 * An open report asks first what to print; anything else is printed at once. Criminal records, and what Court Runners
 * found, come after the warning only (P4-105).
 */
export function decidePrintStep(
  details: Pick<PersonDetails, 'lookupType' | 'courtRunnerInfo'>,
  { printParts, hasUnderstood }: PrintAsked,
): PrintStep {
  const isOpen = hasOpenReport(details);
  const isEmpty = printParts === null || printParts.length === 0;
  if (isOpen && isEmpty) return { step: 'choice', isNothing: printParts !== null };
  const parts = isEmpty ? PRINT_PARTS : printParts;
  const hasCases = parts.includes('courtRunner') && countRunnerCases(details.courtRunnerInfo) > 0;
  const isWarned = (isOpen && parts.includes('criminal')) || hasCases;
  return { step: isWarned && !hasUnderstood ? 'warning' : 'sheet', parts };
}

/** The choice, as a form that leads to `action`. */
export function printChoice(action: string, options: readonly PrintOption[], isNothing: boolean): PersonPrintChoice {
  return { step: 'choice', action, options, isNothing };
}

/**
 * The warning, with the ways on from it.
 *
 * @param hrefOf the address of view=print with this query
 * @param refusedHref where 'Go back' leads
 */
export function printWarning(
  parts: readonly PrintPart[],
  { printFrom }: PrintAsked,
  { hrefOf, refusedHref }: { readonly hrefOf: (query: PrintQuery) => string; readonly refusedHref: string },
): PersonPrintWarning {
  const from = printFrom === null ? null : formatRecordPosition(printFrom);
  const others = withoutCrimes(parts);
  return {
    step: 'warning',
    understoodHref: hrefOf({ parts: formatPrintParts(parts), from, understood: true }),
    refusedHref,
    withoutHref: others.length === 0 ? null : hrefOf({ parts: formatPrintParts(others) }),
  };
}
