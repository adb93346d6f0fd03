import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { SLOTS } from '../../../../shared/funnels/funnel-values.ts';
import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import {
  buildAddress,
  buildCounts,
  buildPartialProperty,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
  NO_FLAGS,
} from '../../../../tests/fixtures/person-page.ts';
import { createCell } from '../header/toggle-store.ts';
import { PersonPage } from '../PersonPage.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonStickyHeader } from '../sticky-header/PersonStickyHeader.tsx';

const SITE = { viewer: null, path: '/name/-/-/PmayaOstrowski1', search: { name: '', location: '' } };
const SOMETHING = buildCounts({ offenses: 2, criminalTrafficRecords: 2 });
const OWNED = buildPartialProperty();
const KNOWN: Partial<Person> = {
  addresses: [buildAddress()],
  ownedProperties: [OWNED],
  mobilePhones: [buildPhone('0142')],
  relatives: [buildRelative(0)],
};

/** The labels of all slots on a page and in its sticky header, by slot. */
function labels(page: PersonPageModel): Map<string, string> {
  const way = { stops: [], active: createCell<NavigationTarget>('summary'), isPastHeader: createCell(true) };
  const html =
    renderToStaticMarkup(<PersonPage page={page} site={SITE} />) +
    renderToStaticMarkup(<PersonStickyHeader page={page} way={way} />);
  const slots = html.matchAll(/data-registry-slot="(\w+)"><span[^>]*>(.*?)<\/span>/g);
  return new Map([...slots].map(([, slot = '', label = '']) => [slot, label]));
}

function pageOf(
  known: Partial<Person>,
  more: Partial<PersonPageModel>,
  details: Parameters<typeof buildDetails>[1] = {},
) {
  const person = buildPerson(known);
  return buildPage(person, {
    flags: { ...NO_FLAGS, debugsRegistry: true },
    counts: SOMETHING,
    details: buildDetails(person, { pageDefinition: buildPageDefinition({ callsToAction: {} }), ...details }),
    ...more,
  });
}

describe('debug_registry outlines every slot for which the registry has nothing', () => {
  test.each([
    ['of a well-documented person', pageOf(KNOWN, {})],
    ['of a person without properties', pageOf({ ...KNOWN, ownedProperties: [] }, {})],
    ['with an empty report', pageOf(KNOWN, { counts: buildCounts() })],
    ['with an open report', pageOf(KNOWN, { isLoggedIn: true }, { entitlement: 'bg', lookupType: 'bg' })],
  ])('%s', (_, page) => {
    const found = labels(page);
    for (const slot of SLOTS) expect(found.get(slot), slot).toBe(`${slot} · empty`);
  });
});

test('debug_registry marks an offer as not shown if it waits for its text or sells an empty report', () => {
  const report = { destination: 'background' };
  const callsToAction = {
    stickyHeaderPrimary: buildCallToAction('See it', report),
    subHeader: buildCallToAction('See it', report),
    background: buildCallToAction('See it', report),
    stickyHeaderSecondary: buildCallToAction('', { lateTemplate: 'records-count' }),
  };
  const pageDefinition = buildPageDefinition({ callsToAction });
  const found = labels(pageOf(KNOWN, { counts: buildCounts() }, { pageDefinition }));
  for (const slot of Object.keys(callsToAction)) expect(found.get(slot), slot).toMatch(/ · not shown$/);
});
