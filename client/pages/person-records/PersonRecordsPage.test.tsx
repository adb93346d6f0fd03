import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import type { RecordFacets } from '../../../shared/contract/records/record-list.ts';
import { NO_FILTER, type RecordFilter } from '../../../shared/records/record-filter.ts';
import { buildReport } from '../../../tests/fixtures/report.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PersonRecordsPage } from './PersonRecordsPage.tsx';
import type { PersonRecordsPageModel } from './person-records-model.ts';

const site = { viewer: null, path: '/', search: {} };
const PATH = '/name/Elise-Hale/Portland-OR/Pelise';
const LIST = `${PATH}?view=records`;

const FACETS: RecordFacets = {
  kinds: [
    { value: 'criminalAndTrafficRecords', count: 251 },
    { value: 'pastProperties', count: 2 },
    { value: 'liens', count: 100 },
    { value: 'judgments', count: 17 },
    { value: 'huntingPermits', count: 51 },
  ],
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2019, 1999].map((value) => ({ value, count: 3 })),
  counties: [{ value: 'Multnomah County, OR', count: 40 }],
  outcomes: [
    { value: 'guilty', count: 200 },
    { value: 'acquitted', count: 7 },
  ],
};
const NO_FACETS: RecordFacets = { kinds: [], years: [], counties: [], outcomes: [] };

interface Shown {
  readonly filter?: Partial<RecordFilter>;
  readonly page?: number;
  readonly total?: number;
  readonly facets?: Partial<RecordFacets>;
  readonly records?: { readonly [G in RecordGroup]?: number };
}

function show({ filter = {}, page = 1, total = 421, facets = FACETS, records = { liens: 2 } }: Shown = {}) {
  const model: PersonRecordsPageModel = {
    kind: 'person-records',
    person: { name: 'Elise Hale', city: 'Portland', stateCode: 'OR', id: 'Pelise' },
    clock: { today: Date.UTC(2026, 10, 26), birth: null },
    filter: { ...NO_FILTER, ...filter },
    page,
    list: { records: buildReport(records).records, total, facets: { ...NO_FACETS, ...facets } },
  };
  return <PersonRecordsPage page={model} site={site} />;
}
const hrefsOf = (shown: Shown) => renderHrefs(show(shown)).filter((href) => href.startsWith(PATH));

test('the list says whose records these are and how many, in words, and leads back to the report', () => {
  const text = renderText(show());
  expect(text).toContain(
    'Records of Elise Hale 421 records: 251 criminal and traffic, 117 public, 2 properties, 51 licenses.',
  );
  expect(text).toMatch(/Before you use this .* Back to the report/);
  // By the breadcrumbs, the one step back of a phone, and the link at the end.
  expect(hrefsOf({}).filter((href) => href === `${PATH}#person-details-bg-section`)).toHaveLength(3);
});

describe('its rows', () => {
  test('stand under the headings of the report, in its order, with how many match in each section', () => {
    const markup = renderToStaticMarkup(show({ records: { huntingPermits: 1, liens: 2, judgments: 1 } }));
    expect([...markup.matchAll(/id="report-(\w+)"/g)].map(([, section]) => section)).toEqual([
      'publicRecords',
      'licenses',
    ]);
    expect(renderText(show({ records: { liens: 1 } }))).toContain('Public records 117 Title liens-1');
    expect([...markup.matchAll(/data-record="([^"]*)"/g)].map(([, reference]) => reference)).toEqual([
      'liens.liens-1',
      'liens.liens-2',
      'judgments.judgments-1',
      'huntingPermits.huntingPermits-1',
    ]);
  });

  test('carry the filter to the page of their record, but no page number', () => {
    const filter = { kind: 'liens', county: 'Multnomah County, OR', year: 2019 } as const;
    expect(hrefsOf({ filter, page: 2, records: { liens: 1 } })).toContain(
      `${LIST}&record=liens.liens-1&kind=liens&year=2019&county=Multnomah+County%2C+OR`,
    );
  });

  test('with a filter by kind, the section counts that kind only', () => {
    expect(renderText(show({ filter: { kind: 'liens' }, total: 100 }))).toContain('Public records 100 Title liens-1');
  });
});

describe('its filters', () => {
  test('are links with counts: kinds within their sections, all values of the others', () => {
    const text = renderText(show());
    expect(text).toContain(
      'Kind Criminal & traffic 251 records Properties owned before 2 records Public records 117 records Liens 100 records Judgments 17 records Hunting permits 51 records Year 2026 3 records',
    );
    expect(text).toMatch(/1999 3 records View 2 More .*Outcome Guilty 200 records Not guilty \(acquitted\) 7 records/);
    const hrefs = hrefsOf({});
    expect(hrefs).toContain(`${LIST}&kind=publicRecords`);
    expect(hrefs).toContain(`${LIST}&kind=judgments`);
    expect(hrefs).toContain(`${LIST}&year=1999`);
    expect(hrefs).toContain(`${LIST}&outcome=acquitted`);
  });

  test('a filter that cannot narrow anything is left out', () => {
    expect(renderText(show())).not.toContain('County');
    expect(renderText(show({ facets: {} }))).not.toContain('Filter these records');
  });

  test('what is set is a chip that removes it, and all of it can be cleared', () => {
    const filter = { kind: 'publicRecords', county: 'Multnomah County, OR', outcome: 'released' } as const;
    const text = renderText(show({ filter, total: 12 }));
    expect(text).toContain('12 records match.');
    expect(text).toContain('Remove Public records Remove Multnomah County, OR Remove Released Clear all');
    const hrefs = hrefsOf({ filter, page: 3 });
    expect(hrefs).toContain(`${LIST}&county=Multnomah+County%2C+OR&outcome=released`);
    expect(hrefs).toContain(`${LIST}&kind=publicRecords&county=Multnomah+County%2C+OR`);
    expect(hrefs).toContain(LIST);
    // Another value takes the place of the one that is set, from the first page.
    expect(hrefs).toContain(`${LIST}&kind=publicRecords&county=Multnomah+County%2C+OR&outcome=guilty`);
  });

  test('the value in use is marked, and is no link', () => {
    const markup = renderToStaticMarkup(show({ filter: { outcome: 'guilty' } }));
    expect(markup.match(/<span[^>]*aria-current="true"><span>([^<]*)/)?.[1]).toBe('Guilty');
  });
});

describe('its pages', () => {
  test('are 25 records each, with links that keep the filter', () => {
    const filter = { kind: 'liens' } as const;
    expect(renderText(show({ page: 2 }))).toContain('Page 2 of 17');
    const hrefs = hrefsOf({ filter, total: 100, page: 2 });
    expect(hrefs).toContain(`${LIST}&kind=liens`);
    expect(hrefs).toContain(`${LIST}&kind=liens&page=3`);
    expect(hrefs).toContain(`${LIST}&kind=liens&page=4`);
  });

  test('one page has no number', () => {
    expect(renderText(show({ total: 25 }))).not.toContain('Page');
  });
});

describe('without a matching record', () => {
  test('it names each filter whose removal brings records, as a link', () => {
    const filter = { kind: 'liens', outcome: 'guilty', year: 1911 } as const;
    const facets = { years: [{ value: 2019, count: 4 }] };
    const text = renderText(show({ filter, facets, total: 0, records: {} }));
    expect(text).toContain('No record matches all of these filters. Remove one of them to see some: Remove “1911”');
    expect(text).not.toContain('Remove “Liens”');
    expect(hrefsOf({ filter, facets, total: 0, records: {} })).toContain(`${LIST}&kind=liens&outcome=guilty`);
  });

  test('it offers all records if one filter is not enough to remove', () => {
    const filter = { kind: 'liens', outcome: 'guilty' } as const;
    const text = renderText(show({ filter, facets: {}, total: 0, records: {} }));
    expect(text).toMatch(/No record matches all of these filters\. Show all records/);
  });

  test('an empty report says so', () => {
    expect(renderText(show({ facets: {}, total: 0, records: {} }))).toMatch(
      /This report has no records\. Before you use/,
    );
  });
});

test('a name is shown as text and in its own direction, whatever it contains', () => {
  const markup = renderToStaticMarkup(show());
  expect(markup).toContain('<bdi>Elise Hale</bdi>');
});
