import type { SpeedSearchLookups, SpeedSearchResult } from '../../client/pages/speed-search/speed-search-model.ts';
import type { User } from '../../shared/contract/account.ts';
import type { SpeedSearchBody, SpeedSearchCandidate, SpeedSearchRow } from '../../shared/contract/speed-search.ts';
import { speedSearchCopy } from '../../shared/copy/account/speed-search.ts';
import { parseLocation } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { withQuery } from '../../shared/urls/query.ts';

const { columns, kinds } = speedSearchCopy.table;

type Counts = Pick<User, 'premiumLookupsCount' | 'currentPlanLookupsCount' | 'resetDate'>;

/** The lookups of a viewer's plan. */
export function lookupsOf(user: Counts | null): SpeedSearchLookups {
  return user === null ? null : lookupsAfter(user.premiumLookupsCount, user);
}

/** What is left of them after a list, which says so itself; null: the plan has no limit. */
export function lookupsAfter(left: number | null, user: Counts | null): SpeedSearchLookups {
  if (left === null) return 'no-limit';
  const until = user?.resetDate ?? null;
  return { left, max: user?.currentPlanLookupsCount ?? null, until: until === null ? null : Date.parse(until) };
}

/** The rows of an answer; `sent` are the lines it is about, in the same order. */
export function describeRows(
  rows: readonly SpeedSearchRow[],
  sent: SpeedSearchBody['lines'],
): readonly SpeedSearchResult[] {
  return rows.map((row, at) => ({
    row,
    personId: row.kind === 'found' ? row.person.personId : (sent[at]?.personId ?? null),
    href: row.kind === 'found' ? personHref(row.person) : null,
    // The page as everybody sees it: whoever opens it as themselves uses a lookup (P2-046).
    freeHrefs: row.kind === 'several' ? row.candidates.map((one) => withQuery(personHref(one), { stub: true })) : [],
  }));
}

/** What the page shows as a table, with its titles: 'https://…' is where the site is. */
export function tableOf(results: readonly SpeedSearchResult[], siteOrigin: string): string[][] {
  return [
    [...columns],
    ...results.map(({ row, href }) => [row.text, kinds[row.kind], ...cellsOf(row, siteOrigin, href)]),
  ];
}

function cellsOf(row: SpeedSearchRow, siteOrigin: string, href: string | null): string[] {
  if (row.kind !== 'found') return Array.from({ length: columns.length - 2 }, () => '');
  const { person, address, phones, emails } = row;
  return [
    person.fullName,
    person.age ?? '',
    person.place ?? '',
    address ?? '',
    phones.join('; '),
    emails.join('; '),
    href === null ? '' : siteOrigin + href,
  ];
}

function personHref({ personId, fullName, place }: SpeedSearchCandidate): string {
  const parts = parseLocation(place ?? '');
  const city = 'city' in parts ? parts.city : null;
  const stateCode = 'stateCode' in parts ? parts.stateCode : null;
  return paths.person({ name: fullName, city, stateCode, id: personId });
}
