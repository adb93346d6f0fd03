import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import type { PersonLateParts } from '../../../shared/contract/person/late-parts.ts';
import type { RelatedPeople } from '../../../shared/contract/person/relative.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import { FIRST_RECORDS_MAX } from '../../../shared/records/report-limits.ts';
import type { OriginContext } from '../context.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { ALL_GROUPS, loadBackground } from '../records/load-background.ts';
import { loadCounts } from './counts-store.ts';
import { findRelated } from './related.ts';

/** Loads what a page about a person can do without at first. A part that fails is null, and logged. */
export interface LateLoading {
  readonly counts: Promise<PersonCounts | null>;
  readonly related: Promise<RelatedPeople | null>;
}

/** What does not depend on the viewer, started beside the details; counts only for humans who look (F6-16, P6-043). */
export function startLateParts(c: OriginContext, personId: string, wantsCounts: boolean): LateLoading {
  const [db, now] = [c.env.PEOPLE, c.get('now')];
  return {
    counts: orNull('counts', wantsCounts ? loadCounts(db, personId, now) : Promise.resolve(null)),
    related: orNull('related', findRelated(c, personId)),
  };
}

/** Waits for the late parts; `opensReport` adds the records that an open report shows first. */
export async function finishLateParts(
  c: OriginContext,
  personId: string,
  { counts, related }: LateLoading,
  opensReport: boolean,
): Promise<PersonLateParts> {
  const background = opensReport ? orNull('background', loadFirstRecords(c, personId)) : null;
  return { counts: await counts, related: await related, background: await background };
}

function loadFirstRecords(c: OriginContext, personId: string): Promise<BackgroundAnswer | null> {
  const wanted = { personId, groups: ALL_GROUPS, after: null, limit: FIRST_RECORDS_MAX };
  return loadBackground(c.env.PEOPLE, wanted, c.get('now'));
}

function orNull<T>(part: string, loading: Promise<T | null>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    writeLog('a late part failed', { part, error: nameOf(error) });
    return null;
  });
}
