import type { PersonReference } from '../../../../shared/contract/identity.ts';
import { CHANGE_KINDS } from '../../../../shared/contract/monitor.ts';
import type { Alert, AlertPerson, ChangeCount } from './alert.ts';
import type { AlertLinks } from './alert-links.ts';
import type { AlertFact, AlertRow } from './load-alerts.ts';

/** How many people one alert lists: mail programs cut long messages. The reader's own page lists all. */
const LISTED_MAX = 40;

/** What one alert has to tell about one person. Times are milliseconds since 1970. */
export interface PersonNews {
  readonly mailId: string;
  readonly personId: string;
  /** in the order in which kinds are listed everywhere, new before updated */
  readonly changes: readonly ChangeCount[];
  readonly hasDied: boolean;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** What was loaded, by person. Of somebody who has died, nothing but that is told: what else changed mostly follows from it. */
export function readPersonNews(facts: readonly AlertFact[]): PersonNews[] {
  const byPerson = Map.groupBy(facts, ({ mailId, personId }) => `${mailId} ${personId}`);
  return [...byPerson.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const { mailId, personId } = first;
    const hasDied = found.some(({ kind }) => kind === null);
    const counted = [...Map.groupBy(found, ({ kind, change }) => `${kind} ${change}`).values()].flatMap(
      ([one, ...others]) =>
        one === undefined || one.kind === null || one.change === null
          ? []
          : [{ kind: one.kind, change: one.change, count: 1 + others.length }],
    );
    return {
      mailId,
      personId,
      changes: (hasDied ? [] : counted).toSorted(
        (one, other) =>
          CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind) || (one.change < other.change ? -1 : 1),
      ),
      hasDied,
      firstAt: Math.min(...found.map(({ firstAt }) => firstAt)),
      lastAt: Math.max(...found.map(({ lastAt }) => lastAt)),
    };
  });
}

/**
 * What an alert says, about those of the people who may be shown: nobody else is named or counted.
 *
 * @returns null if that leaves nothing
 */
export async function describeAlert(
  { userType, lookupsMax, since }: AlertRow,
  news: readonly PersonNews[],
  named: ReadonlyMap<string, PersonReference>,
  links: AlertLinks,
): Promise<Alert | null> {
  const shown = news
    .flatMap((of) => {
      const person = named.get(of.personId);
      return person === undefined ? [] : [{ ...of, person, amount: changesOf([of]) }];
    })
    .toSorted((one, other) => Number(other.hasDied) - Number(one.hasDied) || other.amount - one.amount);
  if (shown.length === 0 || since === null) return null;
  const listed = shown.slice(0, LISTED_MAX);
  const people = await Promise.all(
    listed.map(async ({ person, changes, hasDied }): Promise<AlertPerson> => {
      return { name: person.name, changes, hasDied, ...(await links.toPerson(person, !hasDied)) };
    }),
  );
  return {
    counts: {
      changes: changesOf(shown),
      changed: shown.filter(({ changes }) => changes.length > 0).length,
      died: shown.filter(({ hasDied }) => hasDied).length,
    },
    people,
    unlisted: shown.length - listed.length,
    found: {
      from: Math.min(...shown.map(({ firstAt }) => firstAt)),
      to: Math.max(...shown.map(({ lastAt }) => lastAt)),
    },
    since,
    usesLookups: userType === 'fam' || (userType === 'paid' && lookupsMax !== null),
    monitoredUrl: links.monitoredUrl,
    unsubscribeUrl: links.unsubscribeUrl,
  };
}

function changesOf(news: readonly Pick<PersonNews, 'changes'>[]): number {
  return news.flatMap(({ changes }) => changes).reduce((sum, { count }) => sum + count, 0);
}
