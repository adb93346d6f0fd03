import { alertMailCopy as copy } from '../../../../shared/copy/account/alert-mail.ts';
import type { Alert, AlertPerson } from './alert.ts';

/** What stands below the heading, a sentence each: when it was found, and what opening a page does. */
export function alertNotes({ counts, found, usesLookups }: Alert): readonly string[] {
  if (counts.changes === 0) return [copy.found(found)];
  return [copy.found(found), copy.what, ...(usesLookups ? [copy.lookups] : [])];
}

/** What happened to a person, a kind of change each; or that they have died. */
export function personLines({ changes, hasDied }: AlertPerson): readonly string[] {
  return hasDied ? [copy.died] : changes.map(({ kind, change, count }) => copy.change(kind, change, count));
}

/** Where the button leads: the page of the only person, otherwise all whom the reader monitors. */
export function seeLink({ counts, people, unlisted, monitoredUrl }: Alert): {
  readonly text: string;
  readonly url: string;
} {
  const [only] = people;
  if (counts.changes === 0) return { text: copy.seeMonitored, url: monitoredUrl };
  const isAlone = only !== undefined && people.length + unlisted === 1;
  return { text: copy.see, url: isAlone ? only.pageUrl : monitoredUrl };
}
