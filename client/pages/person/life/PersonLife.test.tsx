import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ODD_LIVES } from '../../../../tests/fixtures/odd-lives.ts';
import {
  buildAddress,
  buildCounts,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
} from '../../../../tests/fixtures/person.ts';
import { buildCallToAction, buildPage, buildPageDefinition } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { buildBrowserModel } from '../build-browser-model.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonLife } from './PersonLife.tsx';

const price = { short: '$14.99', whole: 'one report, $14.99, no subscription, readable for 30 days' };
const report = buildCallToAction('Unlock background report', { destination: 'background', price });
const definition = buildPageDefinition({ callsToAction: { background: report } });

const free = buildPerson({
  addresses: [
    buildPartialAddress(),
    buildObfuscatedAddress({ city: 'Bend' }),
    buildObfuscatedAddress({ city: 'Salem' }),
  ],
  professionalData: { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: true },
  counts: { ownedPropertiesCount: 2 },
});
const counts = buildCounts({ criminalTrafficRecords: 2, properties: 1 });

function pageOf(person: typeof free, more: Partial<PersonPageModel> = {}): PersonPageModel {
  const page = buildPage(person, { counts, ...more });
  return { ...page, details: { ...page.details, pageDefinition: definition, ...more.details } };
}

const shown = (page: PersonPageModel) => renderText(<PersonLife page={page} />);

describe('the price under a masked line', () => {
  test('says what it opens and for how long, and links to a sample, with one filled button', () => {
    const text = shown(pageOf(free));
    expect(text).toContain(
      '$14.99 opens the years, streets, work and both properties on this line, and the 2 court records. ' +
        'One report, no subscription, readable for 30 days. See a sample report Open this report',
    );
    const html = renderToStaticMarkup(<PersonLife page={pageOf(free)} />);
    expect(html.match(/data-slot="background"/g)).toHaveLength(1);
    expect(renderHrefs(<PersonLife page={pageOf(free)} />)).toContain('/sample-report');
  });

  test('counts nothing that has not arrived, or that is not on record', () => {
    expect(shown(pageOf(free, { counts: 'late' }))).toContain('on this line, and the rest of the report.');
    expect(shown(pageOf(free, { counts: buildCounts({ properties: 3 }) }))).toContain(
      'and the 3 records in the report.',
    );
  });

  test('is missing where the report is empty, open, or not sold', () => {
    expect(shown(pageOf(free, { counts: buildCounts() }))).not.toContain('$');
    const { details } = pageOf(free);
    expect(shown(pageOf(free, { details: { ...details, lookupType: 'bg' } }))).not.toContain('$');
    const none = { ...details, pageDefinition: buildPageDefinition({ callsToAction: {} }) };
    expect(shown(pageOf(free, { details: none }))).not.toContain('$');
  });

  test('is missing for somebody who has died, and where a lookup of the plan opens the page', () => {
    expect(shown(pageOf({ ...free, isDead: true }))).not.toContain('$');
    const { details } = pageOf(free);
    const canOpen = { ...details, userInfo: { ...details.userInfo, canOpen: true } };
    expect(shown(pageOf(free, { details: canOpen }))).not.toContain('$');
  });

  test('is missing for bots, who get no counts', () => {
    expect(shown(pageOf(free, { counts: null, isBot: true }))).not.toContain('$');
  });

  test('is a credit for whoever has one', () => {
    const { details } = pageOf(free);
    const credit = buildCallToAction('Use 1 credit', {
      clickKind: 'consume-background-credit',
      destination: 'report',
      price: { short: '1 credit', whole: 'uses 1 of your 3 credits, readable for 30 days' },
    });
    const withCredit = { ...details, pageDefinition: buildPageDefinition({ callsToAction: { background: credit } }) };
    const text = shown(pageOf(free, { details: withCredit }));
    expect(text).toContain('1 credit opens the years');
    expect(text).not.toMatch(/\$|sample/);
  });
});

test('a line that was sent whole has its list in place of a price', () => {
  const whole = buildPerson({ addresses: [buildAddress({ moveInDate: '2018-03' })] });
  const text = shown(pageOf(whole));
  expect(text).toContain('Gaps are years without a record, not years away. Show as a list');
  expect(text).not.toContain('$');
});

test('what the browser gets of a free page holds no year of the line', () => {
  const model = JSON.stringify({ ...buildBrowserModel(pageOf(free)), today: 0 });
  expect(model).not.toMatch(/\b(?:19|20)\d\d\b|Bend|Salem/);
});

test('a line of 15 homes with its map takes less than 10 kB, and one of 40 less than 4 kB compressed', () => {
  const all = ODD_LIVES['40 addresses']?.addresses ?? [];
  const html = (homes: number) => {
    const page = pageOf(buildPerson({ addresses: all.slice(0, homes) }));
    return renderToStaticMarkup(<PersonLife page={page} />);
  };
  expect(html(40)).toContain('40 places');
  expect(html(15).length).toBeLessThan(10_000);
  expect(gzipSync(html(40)).length).toBeLessThan(4_000);
});

test('without an address there is nothing', () => {
  expect(renderToStaticMarkup(<PersonLife page={pageOf(buildPerson())} />)).toBe('');
});
