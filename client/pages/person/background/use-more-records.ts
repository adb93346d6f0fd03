import { useState } from 'react';
import type { BackgroundAnswer } from '../../../../shared/contract/records/background.ts';
import { FROM_START } from '../../../../shared/records/first-records.ts';
import { type ListedRecord, listRecords } from '../../../../shared/records/record-lists.ts';
import { nextStep, type ReportSection, reportSection } from '../../../../shared/records/report-limits.ts';
import { loadRecords, type RecordsQuery } from '../../../api/background.ts';
import { keepRecords } from './shown-records.ts';

/** A section as it expands: what is loaded, how many records are shown, and how to show more. */
interface MoreRecords {
  readonly have: SectionRecords;
  /** including those that came with the page */
  readonly shown: number;
  readonly state: 'idle' | 'loading' | 'failed';
  /** whether another step would show something */
  readonly isMore: boolean;
  /** up to `count` in all; one step without it */
  showMore(count?: number): Promise<void>;
  showLess(): void;
}

/** Shows a section of an open report step by step; what was loaded once is shown again without a request. */
export function useMoreRecords(personId: string, section: ReportSection, answer: BackgroundAnswer): MoreRecords {
  const [have, setHave] = useState<SectionRecords>(() => ({
    records: listRecords(answer.records, reportSection(section).lists),
    next: answer.next,
  }));
  const { initial } = reportSection(section);
  const [shown, setShown] = useState(have.records.length);
  const [state, setState] = useState<MoreRecords['state']>('idle');

  const showMore = async (count = shown + nextStep(section, shown)) => {
    const missing = count - have.records.length;
    let now = have;
    if (missing > 0 && hasMore(section, have)) {
      setState('loading');
      try {
        now = await loadMoreRecords(section, have, missing, (query) => loadRecords({ personId, ...query }));
      } catch {
        setState('failed');
        return;
      }
      keepRecords(now.records);
      setHave(now);
    }
    setState('idle');
    setShown(Math.min(count, now.records.length));
  };

  const isMore = nextStep(section, shown) > 0 && (shown < have.records.length || hasMore(section, have));
  return { have, shown, state, isMore, showMore, showLess: () => setShown(initial) };
}

/** Most records in one answer (BACKGROUND_PAGE_SIZE, which is defined among schemas that browsers do not load). */
const PAGE_SIZE = 100;

/** The part of a section that the browser has: the records that came with the page and those after them, in order. */
export interface SectionRecords {
  readonly records: readonly ListedRecord[];
  /** where each list continues, as in a BackgroundAnswer; complete lists have no entry */
  readonly next: BackgroundAnswer['next'];
}

type Load = (query: Omit<RecordsQuery, 'personId'>) => Promise<BackgroundAnswer>;

/**
 * The section with up to `wanted` more records: one list after another, each to its end before the next begins
 * (P9-027).
 *
 * @throws what `load` throws; what had arrived by then is requested again
 */
export async function loadMoreRecords(
  section: ReportSection,
  have: SectionRecords,
  wanted: number,
  load: Load,
): Promise<SectionRecords> {
  const records = [...have.records];
  const next = { ...have.next };
  const end = records.length + wanted;
  for (const group of reportSection(section).lists) {
    for (let after = next[group]; after !== undefined && records.length < end; after = next[group]) {
      const known = new Set(records.filter((listed) => listed.group === group).map(({ record }) => record.id));
      const missing = end - records.length;
      const answer = await (after === FROM_START
        ? load({ group, limit: Math.min(PAGE_SIZE, known.size + missing) })
        : load({ group, after, limit: Math.min(PAGE_SIZE, missing) }));
      records.push(...listRecords(answer.records, [group]).filter(({ record }) => !known.has(record.id)));
      const goesOn = answer.next[group];
      if (goesOn === undefined) delete next[group];
      else next[group] = goesOn;
    }
  }
  return { records, next };
}

/** Whether a section has more records than those loaded. */
export function hasMore(section: ReportSection, { next }: SectionRecords): boolean {
  return reportSection(section).lists.some((list) => next[list] !== undefined);
}
