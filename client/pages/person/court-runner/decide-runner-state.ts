import type { CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { courtRunnerCopy as words } from '../../../../shared/copy/records/court-runner.ts';

/** What the head of the block says. */
export interface RunnerState {
  readonly about: string;
  readonly chip: { readonly tone: 'info' | 'neutral'; readonly text: string } | null;
}

/** Of the latest request: on the way (P4-102), back with so many cases, or failed; without one what Court Runner is. */
export function decideRunnerState(latest: CourtRunnerRequest | null, firstName: string): RunnerState {
  if (latest === null) return { about: words.about(firstName), chip: null };
  switch (latest.status) {
    case 'Requested':
      return { about: words.requested.about, chip: { tone: 'info', text: words.requested.chip } };
    case 'Failed':
      return { about: words.failed.about, chip: { tone: 'neutral', text: words.failed.chip } };
    case 'Returned': {
      const cases = latest.courtRunnerRecords.flatMap(({ payload }) => payload?.cases ?? []).length;
      return { about: words.returned.about, chip: { tone: 'neutral', text: words.returned.cases(cases) } };
    }
  }
}
