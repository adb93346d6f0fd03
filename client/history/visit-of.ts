import { mainAddressOf } from '../../shared/people/mention.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { BrowserPageModel, PageModel } from '../pages/page-model.ts';
import { type HistoryEntry, LABEL_MAX } from './history-entry.ts';
import type { HistoryName } from './history-storage.ts';

/**
 * What a page adds to which history: a person's page the person (P3-113), a results page its search, a property's page the
 * property (F3-34), and likewise for addresses and phone numbers. null for every other page, for a search that found
 * nobody, and for bots.
 *
 * @param now milliseconds since 1970
 */
export function visitOf(
  page: PageModel | BrowserPageModel,
  now: number,
): { readonly name: HistoryName; readonly entry: HistoryEntry } | null {
  if (page.kind === 'person' && !page.isBot) {
    const { results: person } = page.details;
    const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
    const label = person.name.fullName.slice(0, LABEL_MAX);
    const path = paths.person({ name: person.name.fullName, city, stateCode, id: person.id });
    const entry = { type: 'person', path, id: person.id, timestamp: now, label, place: placeText(city, stateCode) };
    return { name: 'viewed', entry };
  }
  if ('visit' in page && page.visit !== null) {
    const type = page.kind === 'property' ? 'related-property' : page.kind;
    return { name: 'searched', entry: { type, timestamp: now, ...page.visit } };
  }
  if (page.kind === 'results' && page.answer.total > 0) {
    // Without the page number: every page of the list is the same search.
    const path = paths.personSearch({ name: page.name, location: page.location });
    const [label, place] = [page.name, page.location].map((text) => text.slice(0, LABEL_MAX)) as [string, string];
    return { name: 'searched', entry: { type: 'search', path, id: null, timestamp: now, label, place } };
  }
  return null;
}
