import { useState } from 'react';
import type { BackgroundAnswer } from '../../../../shared/contract/records/background.ts';
import { listRecords } from '../../../../shared/records/record-lists.ts';
import { nextStep, type ReportSection, reportSection } from '../../../../shared/records/report-limits.ts';
import { loadRecords } from '../../../api/background.ts';
import { hasMore, loadMoreRecords, type SectionRecords } from './load-more-records.ts';
import { keepRecords } from './shown-records.ts';

/** A section as it unfolds: what is here, how many of it are shown, and what goes on. */
export interface MoreRecords {
  readonly have: SectionRecords;
  /** those that the page came with among them */
  readonly shown: number;
  readonly state: 'idle' | 'loading' | 'failed';
  /** whether another step would show something */
  readonly isMore: boolean;
  showMore(): Promise<void>;
  showLess(): void;
}

/** Shows a section of an open report step by step; what was loaded once is shown again without asking. */
export function useMoreRecords(personId: string, section: ReportSection, answer: BackgroundAnswer): MoreRecords {
  const [have, setHave] = useState<SectionRecords>(() => ({
    records: listRecords(answer.records, reportSection(section).lists),
    next: answer.next,
  }));
  const { initial } = reportSection(section);
  const [shown, setShown] = useState(have.records.length);
  const [state, setState] = useState<MoreRecords['state']>('idle');

  const showMore = async () => {
    const step = nextStep(section, shown);
    const missing = shown + step - have.records.length;
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
    setShown(Math.min(shown + step, now.records.length));
  };

  const isMore = nextStep(section, shown) > 0 && (shown < have.records.length || hasMore(section, have));
  return { have, shown, state, isMore, showMore, showLess: () => setShown(initial) };
}
