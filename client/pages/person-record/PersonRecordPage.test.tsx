import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleOfEach } from '../../../tests/fixtures/records.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PersonRecordPage } from './PersonRecordPage.tsx';
import type { PersonRecordPageModel } from './person-record-model.ts';

const site: SiteModel = { viewer: null, path: '/', search: {} };
const PERSON = '/name/Elise-Hale/-/Pelise';
const PAGE: PersonRecordPageModel = {
  kind: 'person-record',
  name: 'Elise Hale',
  personHref: PERSON,
  backHref: `${PERSON}#report-publicRecords`,
  group: 'liens',
  clock: { today: Date.UTC(2026, 10, 22), birth: null },
  steps: null,
  understoodHref: null,
  reportErrorHref: null,
  propertySite: null,
};
const show = (more: Partial<PersonRecordPageModel>) => <PersonRecordPage page={{ ...PAGE, ...more }} site={site} />;

test.each(sampleOfEach())(
  'the page of a record of $group has breadcrumbs back, its title and its details',
  (listed) => {
    const page = show({ group: listed.group, listed });
    const markup = renderToStaticMarkup(page);
    expect(markup.match(/<h1>/g)).toHaveLength(1);
    expect(renderText(page)).toMatch(
      /Elise Hale Background report [A-Z][\w &]+ .*Last confirmed .*Before you use this/,
    );
    const hrefs = renderHrefs(page).filter((href) => href.startsWith(PERSON));
    expect(hrefs[0]).toBe(PERSON);
    expect(hrefs[1]).toBe(`${PERSON}#person-details-bg-section`);
    expect(hrefs[2]).toMatch(/#report-(?:criminal|properties|publicRecords|licenses|evictions)$/);
    // The link back at its end leads to where the record was found.
    expect(hrefs.slice(3)).toEqual([hrefs[2], PAGE.backHref]);
    const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1);
  },
);

test('a criminal record starts with the warning, and shows nothing of the record', () => {
  const understoodHref = `${PERSON}?record=criminalAndTrafficRecords.R1&understood=1`;
  const page = show({ group: 'criminalAndTrafficRecords', understoodHref });
  expect(renderText(page)).toMatch(
    /Before you read criminal records .* An arrest or a charge is not a conviction\. .* Go back I Understand/,
  );
  expect(renderHrefs(page)).toContain(understoodHref);
  expect(renderHrefs(page)).toContain(PAGE.backHref);
  // Confirming it does not add to what Back goes through.
  expect(renderToStaticMarkup(page)).toMatch(/<a[^>]*data-same-entry=""[^>]*>I Understand/);
});

test('a record says where it stands among those that match, and leads to the ones before and after it', () => {
  const [listed] = sampleOfEach();
  const at = (more: Partial<NonNullable<PersonRecordPageModel['steps']>>) =>
    show({ listed, steps: { at: 12, of: 1421, previousHref: '/before', nextHref: '/after', ...more } });
  expect(renderText(at({}))).toContain('Previous record 12 of 1,421 Next record');
  expect(renderHrefs(at({}))).toEqual(expect.arrayContaining(['/before', '/after']));
  expect(renderText(at({ at: 1, previousHref: null }))).not.toContain('Previous record');
  expect(renderText(at({ at: 1421, nextHref: null }))).not.toContain('Next record');
  // The only one needs no number.
  expect(renderText(at({ at: 1, of: 1, previousHref: null, nextHref: null }))).not.toContain('1 of 1');
});

test('its reader can report an error in it; of an invented person there is nothing to report', () => {
  const [listed] = sampleOfEach();
  expect(renderHrefs(show({ listed, reportErrorHref: '/report' }))).toContain('/report');
  expect(renderText(show({ listed }))).not.toContain('Report an error');
});
