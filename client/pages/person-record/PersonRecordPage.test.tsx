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
  group: 'liens',
  clock: { today: Date.UTC(2026, 10, 22), birth: null },
  understoodHref: null,
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
    // The link back at its end leads to the same section.
    expect(hrefs[3]).toBe(hrefs[2]);
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
  expect(renderHrefs(page)).toContain(`${PERSON}#report-criminal`);
});
