import type { Visit } from '../../client/boot/page-data.ts';
import { LABEL_MAX } from '../../client/history/history-entry.ts';
import type { PageModel } from '../../client/pages/page-model.ts';
import { mainAddressOf } from '../../shared/people/mention.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

/**
 * What viewing a page adds to which history: a person's page the person (P3-113), a results page its search, a property's
 * page the property (F3-34), and likewise for addresses and phone numbers. null for every other page, for a search that
 * found nobody, and for bots.
 */
export function visitOf(page: PageModel): Visit | null {
  if (page.kind === 'person' && !page.isBot) {
    const { results: person } = page.details;
    const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
    const label = person.name.fullName.slice(0, LABEL_MAX);
    const path = paths.person({ name: person.name.fullName, city, stateCode, id: person.id });
    return { name: 'viewed', entry: { type: 'person', path, id: person.id, label, place: placeText(city, stateCode) } };
  }
  if ('visit' in page && page.visit !== null) {
    const type = page.kind === 'property' ? 'related-property' : page.kind;
    return { name: 'searched', entry: { type, ...page.visit } };
  }
  if (page.kind === 'results' && !page.isBot && page.answer.total > 0) {
    // Without the page number: every page of the list is the same search.
    const path = paths.personSearch({ name: page.name, location: page.location });
    const [label, place] = [page.name, page.location].map((text) => text.slice(0, LABEL_MAX)) as [string, string];
    return { name: 'searched', entry: { type: 'search', path, id: null, label, place } };
  }
  return null;
}
