import type { SpeedSearchBody, SpeedSearchRow } from '../../../shared/contract/speed-search.ts';
import { canSpeedSearch } from '../../../shared/people/plan-features.ts';
import type { OriginContext } from '../context.ts';
import { type OpenedPeople, openPeople } from '../entitlement/open-people.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { maskPerson } from '../masking/mask-person.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { loadPersons } from '../people/store.ts';
import { type LoadedPage, loadPage, rowOf } from '../search/page-store.ts';
import type { LineRow } from '../search/result-store.ts';
import { describeCandidate, describeReach } from './describe-person.ts';
import { findPeopleOfLines, type LinePeople, type Meant } from './find-people-of-lines.ts';
import { readLine } from './read-line.ts';

/** How many people a line may mean before it says that there are more. */
const CANDIDATES_MAX = 10;
/** For what a person's masked record would contain if the plan opened it. */
const OPEN = { entitlement: 'premium', hasExactRelativeAges: true, hasBusinessFeatures: false } as const;

/** A line, the people it may mean, and the one it does mean. */
interface Line {
  readonly text: string;
  readonly found: LinePeople;
  /** those of them who are shown */
  readonly shown: readonly (LineRow & { readonly isPublic: boolean })[];
  readonly isCut: boolean;
  /** the person to open; null: nobody, or nobody yet */
  readonly meant: PersonRecord | null;
}

/**
 * POST /api/speed-search: who each line means, and how to reach them. A line that means one person opens them, in the
 * order of the list, as their page would; one that may mean several opens nobody until one of them is chosen. Nobody is
 * named without a lookup whose name not everybody may know: of several people with a number that is not listed, the line
 * opens whoever was last confirmed (F2-13). The round trips do not grow with the list.
 */
export const answerSpeedSearch: CallHandler<'speedSearch'> = async (c, { body, viewer }) => {
  if (c.get('envelope').botClass !== 'human')
    throw new ProblemError(403, 'Forbidden', { detail: 'Speed Search is for people' });
  if (!canSpeedSearch({ userType: viewer.userType, tier: viewer.planTier }))
    throw new ProblemError(403, 'Your plan does not include Speed Search');
  const now = c.get('now');
  const found = await findPeopleOfLines(c.env.PEOPLE, body.lines, now);
  const page = await loadShown(c, found);
  const lines = await decideLines(c, body.lines, found, page);
  const opened = await openPeople(c, viewer, uniqueRecords(lines));
  const told = new Set<string>();
  const rows = lines.map((line) => describeLine(line, page, opened, told, now));
  return { rows, used: rows.filter((row) => row.kind === 'found' && row.usedLookup).length, left: opened.left };
};

/** The first people of every line, in one round trip. */
async function loadShown(c: OriginContext, found: readonly LinePeople[]): Promise<LoadedPage> {
  const meant = found.flatMap((line) => (line.kind === 'people' ? line.people.slice(0, CANDIDATES_MAX + 1) : []));
  const unique = [...new Map(meant.map((one) => [`${one.personKey} ${one.home}`, one])).values()];
  return loadPage(c.env.PEOPLE, unique, unique, null, c.get('now'));
}

/** Decides who is opened: the only one that a line means, or the one that was chosen among those it may mean. */
async function decideLines(
  c: OriginContext,
  asked: SpeedSearchBody['lines'],
  found: readonly LinePeople[],
  page: LoadedPage,
): Promise<readonly Line[]> {
  const now = c.get('now');
  const lines = asked.map(({ text, personId }, at) => {
    const one = found[at] ?? { kind: 'unreadable' };
    const shown = one.kind === 'people' ? shownOf(one.people, page) : [];
    const chosen = shown.find(({ id }) => id === personId)?.id ?? null;
    const only = one.kind === 'people' && one.isClear ? (shown[0]?.id ?? null) : null;
    return { text, found: one, shown, chosen, only };
  });
  const ids = [...new Set(lines.flatMap(({ chosen, only }) => chosen ?? only ?? []))];
  const records = await loadPersons(c.env.PEOPLE, ids, now);
  return lines.map(({ chosen, only, shown, ...line }): Line => {
    const record = records.get(chosen ?? only ?? '') ?? null;
    // People with nothing to show, such as the dead, are opened only when chosen.
    const isWorth = chosen !== null || (record !== null && canBeReached(record, now));
    return {
      ...line,
      shown: shown.slice(0, CANDIDATES_MAX),
      isCut: shown.length > CANDIDATES_MAX,
      meant: isWorth ? record : null,
    };
  });
}

function shownOf(meant: readonly Meant[], page: LoadedPage): Line['shown'] {
  return meant.flatMap((one) => {
    const row = rowOf(one, page);
    return row === null ? [] : [{ ...row, isPublic: one.isPublic }];
  });
}

function canBeReached(record: PersonRecord, now: number): boolean {
  const { phones, address, emails } = describeReach(maskPerson(record, OPEN, now));
  return phones.length > 0 || address !== null || emails.length > 0;
}

function uniqueRecords(lines: readonly Line[]): readonly PersonRecord[] {
  return [...new Map(lines.flatMap(({ meant }) => (meant === null ? [] : [[meant.id, meant] as const]))).values()];
}

/** `told` has the people of earlier lines: a person on two lines used one lookup, for the first. */
function describeLine(
  { text, found, shown, isCut, meant }: Line,
  { extras }: LoadedPage,
  { people, left }: OpenedPeople,
  told: Set<string>,
  now: number,
): SpeedSearchRow {
  if (found.kind === 'unreadable') return { kind: 'unreadable', text };
  if (shown.length === 0) return nobody(text, left);
  const opened = meant === null ? undefined : people.get(meant.id);
  const row = shown.find(({ id }) => id === meant?.id);
  if (opened === undefined || row === undefined) {
    const named = shown.filter(({ isPublic }) => isPublic);
    if (named.length === 0) return nobody(text, left);
    return { kind: 'several', text, candidates: named.map((one) => describeCandidate(one, extras, now)), isCut };
  }
  if (opened.decision.isOutOfLookups) return { kind: 'out', text };
  const isFirst = !told.has(row.id);
  told.add(row.id);
  return {
    kind: 'found',
    text,
    person: describeCandidate(row, extras, now),
    usedLookup: opened.usedLookup && isFirst,
    sharedPhone: found.sharedPhone,
    ...describeReach(maskPerson(opened.record, opened.decision, now)),
  };
}

/**
 * A line that means nobody. Without a lookup left, a number that is not on record answers like one that could be opened:
 * otherwise a list would tell for nothing which numbers are on record (F2-13).
 */
function nobody(text: string, left: number | null): SpeedSearchRow {
  return { kind: left === 0 && readLine(text).kind === 'phone' ? 'out' : 'none', text };
}
