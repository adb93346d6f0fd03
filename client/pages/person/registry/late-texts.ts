import type { PersonCounts } from '../../../../shared/contract/person/counts.ts';
import { SLOTS } from '../../../../shared/funnels/funnel-values.ts';
import { totalRecords } from '../../../../shared/people/count-sums.ts';
import { interpolateTexts } from '../../../api/interpolate-texts.ts';
import { logError } from '../../../api/log.ts';
import type { AnyPersonPage } from '../browser-model.ts';
import { type Cell, createCell } from '../header/toggle-store.ts';
import { STICKY_HEADER_ID } from '../place-ids.ts';
import { pageCounts } from './page-counts.ts';
import { readOffer } from './read-offer.ts';

const WAITING = `[data-late-template]:not(#${STICKY_HEADER_ID} *)`;

/**
 * Fills in and shows the calls to action that the server wrote without their late text; one whose text stays empty
 * stays hidden (P7-043). The sticky header renders its own.
 */
export function fillLateOffers(page: AnyPersonPage): void {
  if (document.querySelector(WAITING) === null) return;
  const texts = lateTexts(page);
  const fill = () => {
    for (const offer of document.querySelectorAll<HTMLElement>(WAITING)) {
      const text = texts.get().get(offer.dataset.lateTemplate ?? '') ?? '';
      const place = offer.querySelector('span');
      if (text === '' || place === null) continue;
      place.textContent = text;
      offer.hidden = false;
    }
  };
  texts.subscribe(fill);
  fill();
}

/** Texts by template name; a missing one has not arrived or never will. */
export type LateTexts = ReadonlyMap<string, string>;

const NO_TEXTS: LateTexts = new Map();
const cells = new WeakMap<AnyPersonPage, Cell<LateTexts>>();

/**
 * The texts of calls to action that wait for the counts; for the browser. One call fills in all of a page's, however
 * many parts ask (P7-042). If it fails, they are left out.
 */
export function lateTexts(page: AnyPersonPage): Cell<LateTexts> {
  let cell = cells.get(page);
  if (cell === undefined) {
    cell = createCell(NO_TEXTS);
    cells.set(page, cell);
    fillOnceCounted(page, cell);
  }
  return cell;
}

function fillOnceCounted(page: AnyPersonPage, cell: Cell<LateTexts>): void {
  const names = lateTemplates(page);
  if (names.length === 0) return;
  const counts = pageCounts(page);
  const fill = async () => {
    const counted = counts.get();
    if (counted === null || counted === 'loading') return;
    stop();
    try {
      cell.set(await interpolateTexts(names, interpolationData(counted)));
    } catch (error) {
      logError('interpolate-string', error);
    }
  };
  const stop = counts.subscribe(fill);
  void fill();
}

/** The templates that a page's calls to action wait for, without duplicates. */
export function lateTemplates(page: AnyPersonPage): string[] {
  const templates = SLOTS.map((slot) => readOffer(page, slot)?.lateTemplate ?? null);
  return [...new Set(templates)].filter((name) => name !== null);
}

/** The values to fill in: every count by its name, and the total as the featured number. */
export function interpolationData(counts: PersonCounts): Record<string, number> {
  return { ...counts, records: totalRecords(counts) };
}
