import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NO_EXPERIMENTS } from '../../../../shared/experiments/experiments.ts';
import { buildCounts, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonBackground } from './PersonBackground.tsx';

const counts = buildCounts({
  ...{ offenses: 2, criminalTrafficRecords: 3, properties: 2, evictions: 1 },
  ...{ publicRecords: 7, licensesPermits: 4, liens: 1, judgments: 2 },
});
const person = buildPerson({ mobilePhones: [buildPhone('0142')] });
const details = buildDetails(person, { entitlement: 'bg', lookupType: 'bg' });
const open = { details, isLoggedIn: true, background: { records: {}, next: {} } };
const section = (more: Partial<PersonPageModel>) => <PersonBackground page={buildPage(person, { counts, ...more })} />;
const GROUPS = /Criminal & traffic 3 .* Public records 3 .* Properties 2 .* Licenses & permits 4 .* Evictions 1 /;

describe('the background report', () => {
  test('shows, when locked, the count of every group, each record once, and the one filled offer', () => {
    const text = renderText(section({}));
    expect(text).toMatch(/^Background report 13 records Background Report \(opens in a new window\)/);
    expect(text).toMatch(GROUPS);
    expect(text).toContain('Unlock background report');
    const [sample, ...offers] = renderHrefs(section({})).toReversed();
    expect(sample).toBe('/sample-report');
    expect(offers.every((href) => href.startsWith('/checkout/search?'))).toBe(true);
    expect(text).not.toMatch(/\$|Unlocked/);
  });

  test('is not for sale when empty, whoever looks', () => {
    const text = renderText(section({ counts: buildCounts() }));
    expect(text).toMatch(/^Background report No records Nothing found in criminal and traffic records,/);
    expect(text).toMatch(/[Nn]o records were found/);
    for (const more of [{}, open]) expect(renderHrefs(section({ ...more, counts: buildCounts() }))).toEqual([]);
  });

  test('has its rows before its counts arrive, and a link to them without JavaScript', () => {
    const waiting = section({ counts: 'late' });
    const html = renderToStaticMarkup(waiting);
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html).toMatch(/<noscript><a href="[^"]*full=1">Show the record counts</);
    expect(renderText(waiting)).not.toMatch(/Criminal & traffic \d/);
    expect(renderText(waiting)).toContain('Unlock background report');
  });

  test('says that its counts did not load, and links to the page that waits for them', () => {
    expect(renderText(section({ counts: 'missing' }))).toContain(
      'Record counts are not available right now. Try again',
    );
    expect(renderHrefs(section({ counts: 'missing' }))).toContain('/name/Maya-Ostrowski/-/PmayaOstrowski1?full=1');
  });

  test('leaves out properties and licenses in variant 3 of the property upsell [P4-008]', () => {
    const text = renderText(section({ experiments: { ...NO_EXPERIMENTS, PROPERTY_UPSELL: 3 } }));
    expect(text).not.toMatch(/Properties|Licenses/);
    expect(text).toMatch(/Criminal & traffic 3 .* Public records 3 .* Evictions 1 /);
  });

  test('has the disclaimer directly under it', () => {
    expect(renderText(section({}))).toMatch(
      /Unlock background report (\(opens in a new window\) )?See a sample report Before you use this/,
    );
  });
});
