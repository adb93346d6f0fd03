import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type {
  CourtRunnerAddressOption,
  CourtRunnerCase,
  CourtRunnerInfo,
  CourtRunnerRecord,
  CourtRunnerRequest,
} from '../../../../shared/contract/court-runner.ts';
import { buildAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonBackground } from '../background/PersonBackground.tsx';
import { PersonCourtRunner, PersonCourtRunnerLink } from './PersonCourtRunner.tsx';

const NOW = Date.UTC(2026, 10, 22);
const person = buildPerson({
  name: { firstName: 'Maya', middleName: 'Lind', lastName: 'Ostrowski', suffix: null, fullName: 'Maya Lind Ostrowski' },
});
const option = (countyName: string, more: Partial<CourtRunnerAddressOption> = {}): CourtRunnerAddressOption => ({
  fips: '41051',
  moveInYear: 2013,
  moveOutYear: 2018,
  productId: `court-runner-county-${countyName}`,
  price: 12,
  countyName,
  stateCode: 'OR',
  ...more,
});
const OFFENSE = {
  offenseTitle: 'Disorderly conduct, second degree',
  sentence: '12 months probation',
  crimeType: 'Misdemeanor',
  offenseDate: { year: 2019, month: 6, day: 14, fullDate: '6/14/2019' },
  bestKnownDate: { year: 2019, month: 6, day: 18, fullDate: '6/18/2019' },
  plea: 'No contest',
  disposition: 'Convicted',
};
const CASE: CourtRunnerCase = {
  fileDate: { year: 2019, month: 6, day: null, fullDate: null },
  sourceName: 'Multnomah Circuit Court',
  offenses: [OFFENSE],
};
const record = (more: Partial<CourtRunnerRecord> = {}): CourtRunnerRecord => ({
  countyName: 'Multnomah',
  stateCode: 'OR',
  status: 'Requested',
  returnedAt: null,
  payload: null,
  ...more,
});
const returned = (cases: CourtRunnerCase[]) =>
  record({ status: 'Returned', returnedAt: Date.UTC(2026, 10, 20), payload: { cases } });
const failed = record({ status: 'Failed', returnedAt: Date.UTC(2026, 10, 20) });
const request = (
  status: CourtRunnerRequest['status'],
  records: CourtRunnerRecord[],
  more: Partial<CourtRunnerRequest> = {},
): CourtRunnerRequest => ({
  status,
  requestedAt: Date.UTC(2026, 10, 18),
  expectedBy: Date.UTC(2026, 10, 23),
  invoiceId: 'PL-2026-1',
  total: 46.95,
  courtRunnerRecords: records,
  ...more,
});

function block(info: Partial<CourtRunnerInfo> | null, of = person) {
  const courtRunnerInfo =
    info === null
      ? null
      : {
          requests: [],
          addresses: [option('Multnomah', { moveOutYear: null }), option('Benton', { price: 0 })],
          baseProduct: { id: 'court-runner', regularPrice: 34.95 },
          ...info,
        };
  return <PersonCourtRunner page={buildPage(of, { details: buildDetails(of, { courtRunnerInfo }) })} now={NOW} />;
}
const html = (info: Partial<CourtRunnerInfo>, of = person) => renderToStaticMarkup(block(info, of));

describe('the form', () => {
  test('is folded at first, and says how soon a runner is back [P4-100 P9-061]', () => {
    expect(html({})).toMatch(/^<details[^>]*id="court-runner"><summary>/);
    expect(html({})).not.toMatch(/<details[^>]*open/);
    expect(renderText(block({}))).toMatch(
      /^Court Runner Send a person to the courthouse for Maya’s records. Typically back in 1‑3 business days/,
    );
  });

  test('says what a county costs before it is opened, and nothing once there is a request', () => {
    expect(renderText(block({}))).toContain('$34.95 plus county fee, for each county. No subscription.');
    const again = block({ requests: [request('Requested', [record()])] });
    expect(renderText(again)).not.toContain('plus county fee');
  });

  test('names nobody from Ohio or Illinois, neither above the price nor on its button [P2-133]', () => {
    for (const stateCode of ['OH', 'IL']) {
      const text = renderText(block({}, buildPerson({ name: person.name, addresses: [buildAddress({ stateCode })] })));
      expect(text).toMatch(/^Court Runner Send a person to the courthouse for this person’s records\./);
      expect(text).toContain('Review request');
      expect(text).not.toMatch(/Maya|Ostrowski/);
    }
  });

  test('has the names and never the date of birth, which must be 18 to 90 years ago [P5-016]', () => {
    const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html({}))?.[0] ?? '';
    expect(field('firstName')).toMatch(/required=""[^>]*value="Maya"|value="Maya"[^>]*required=""/);
    expect(field('lastName')).toContain('required=""');
    expect(field('middleName')).not.toContain('required');
    expect(field('birthDate')).toMatch(/type="date"/);
    expect(field('birthDate')).toMatch(/min="1936-11-22" max="2008-11-22"/);
    expect(field('birthDate')).toContain('value=""');
  });

  test('lists counties with years and prices, checks none, and says what the fee covers and how far back courts go [P9-060 P1-013]', () => {
    const text = renderText(block({}));
    expect(text).toContain('Multnomah County, OR Lived here from 2013 $34.95 + $12.00 = $46.95');
    expect(text).toContain('Benton County, OR Lived here 2013 to 2018 $34.95, no court runner fee');
    expect(html({})).not.toContain('checked');
    expect(text).toContain('You pay for the search, not for the result');
    expect(text).toContain('If a court has no case, its price still applies.');
    expect(text).toContain('If we cannot search a county, you get a full refund for it.');
    expect(text).toContain('Courts retain records for the last 7 years.');
    expect(text).toMatch(/No county selected Review/);
  });

  describe('counties that the visitor already has', () => {
    const form = (more: Partial<CourtRunnerAddressOption>) => ({
      addresses: [option('Multnomah', more), option('Benton')],
    });
    const boxes = (info: Partial<CourtRunnerInfo>) =>
      [...html(info).matchAll(/<input[^>]*name="county"[^>]*value="(.*?)"/g)].map(([, value]) => value);

    test('cannot be chosen while the runner is out, and say by when it is back', () => {
      const out = form({ held: { status: 'out', at: Date.UTC(2026, 10, 23), againAt: null } });
      expect(renderText(block(out))).toContain('A runner is on the way, back by 23 November 2026.');
      expect(boxes(out)).toEqual(['court-runner-county-Benton']);
      const late = form({ held: { status: 'out', at: Date.UTC(2026, 10, 20), againAt: null } });
      expect(renderText(block(late))).toContain('It was expected back by 20 November 2026.');
    });

    test('cannot be chosen for 30 days after the search, and lead to its result', () => {
      const held = { status: 'searched', at: Date.UTC(2026, 10, 20), againAt: Date.UTC(2026, 11, 19, 13) } as const;
      const info = { ...form({ held }), requests: [request('Returned', [returned([])])] };
      expect(boxes(info)).toEqual(['court-runner-county-Benton']);
      expect(renderText(block(info))).toContain(
        'Searched 20 November 2026. You can ask again from 20 December 2026. See the result',
      );
      const [result] = renderHrefs(block(info)).filter((href) => href.startsWith('#'));
      expect(result).toBe('#court-runner-or-multnomah-county');
      expect(html(info)).toContain(`id="${result?.slice(1)}"`);
      const again = form({ held: { ...held, againAt: NOW } });
      expect(boxes(again)).toHaveLength(2);
      expect(renderText(block(again))).toContain('Searched 20 November 2026. $34.95');
    });

    test('say how many records an open report already has', () => {
      expect(renderText(block(form({ recordsHeld: 3 })))).toContain(
        'Your report already has 3 records from this county.',
      );
      expect(renderText(block(form({ recordsHeld: 0 })))).not.toContain('Your report');
    });

    test('take the place of the form if there is no other, and then no runner is offered', () => {
      const held = { status: 'out', at: NOW, againAt: null } as const;
      const info = { addresses: [option('Multnomah', { held })], requests: [request('Requested', [record()])] };
      expect(html(info)).not.toContain('<form');
      expect(renderText(block(info))).toContain('There is no other county to search Multnomah County, OR');
    });
  });

  test('warns of a county that the person left more than 7 years ago, and asks again', () => {
    const info = { addresses: [option('Multnomah', { moveOutYear: 2012 }), option('Lane', { moveOutYear: 2019 })] };
    expect(renderText(block(info))).toContain(
      'They left 14 years ago. Courts retain records for the last 7 years, so this search will most likely find nothing. Search it anyway',
    );
    expect(html(info).match(/name="old"/g)).toHaveLength(1);
    expect(html(info)).toMatch(/name="old"[^>]*value="court-runner-county-Multnomah"/);
    const here = { addresses: [option('Multnomah', { moveOutYear: null })] };
    expect(html(here)).not.toContain('name="old"');
  });

  test('posts to the purchase page without JavaScript, with nothing in the address', () => {
    expect(html({})).toContain('action="/billing/purchase-court-runner" method="post"');
    const hidden = [...html({}).matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"\/>/g)].map((one) =>
      one.slice(1),
    );
    expect(hidden).toEqual([
      ['wpId', 'PmayaOstrowski1'],
      ['wp_content', 'background'],
      ['wp_source', 'people'],
      ['wp_medium', 'onepages'],
    ]);
  });

  test('puts the name on its button on wide screens only, up to 12 characters', () => {
    const button = (firstName: string) => {
      const named = buildPerson({ name: { ...person.name, firstName } });
      return /<button[^>]*>(.*?)<\/button>/.exec(html({}, named))?.[1] ?? '';
    };
    expect(button('Maya')).toMatch(
      /^<span class="[^"]*wide[^"]*">Review Maya’s request<\/span><span class="[^"]*narrow[^"]*">Review request<\/span>$/,
    );
    expect(button('Bartholomewas')).toBe('Review request');
  });

  test('is missing if there is no county, no product or no information', () => {
    expect(html({ addresses: [] })).toBe('');
    expect(html({ addresses: [option('Lane', { moveInYear: null })] })).toBe('');
    expect(html({ baseProduct: null })).toBe('');
    expect(renderToStaticMarkup(block(null))).toBe('');
  });
});

describe('a request', () => {
  test('says that it is out and when it usually returns, and marks only what has happened [P4-102]', () => {
    const info = { requests: [request('Requested', [record(), returned([])])] };
    const text = renderText(block(info));
    expect(text).toMatch(/^Court Runner Requested The runner is on the way\./);
    expect(text).toContain('Requested 18 November 2026 Receipt PL-2026-1, $46.95');
    expect(text).toContain('Multnomah County, OR: runner on the way Requested');
    expect(text).toContain('Typically returned in 1‑3 business days: by 23 November 2026');
    const marks = [...html(info).matchAll(/<li(?: class="([^"]*)")?>/g)].map(([, mark = '']) => mark);
    expect(marks.map((mark) => /done|now/.exec(mark)?.[0] ?? '')).toEqual(['done', 'now', 'done', '']);
  });

  test('folds the form behind a button, and links to its receipt', () => {
    const info = { requests: [request('Requested', [record()])] };
    expect(html(info)).toMatch(/^<details[^>]*open=""/);
    expect(html(info)).toMatch(/<details><summary[^>]*data-court-runner="">Request another county<\/summary>/);
    expect(renderHrefs(block(info))).toEqual(['/billing/invoices/PL-2026-1']);
  });

  test('lists its returned cases behind the warning, each charge with its outcome and every field with its dates [P4-103]', () => {
    const text = renderText(block({ requests: [request('Returned', [returned([CASE])])] }));
    expect(text).toMatch(
      /^Court Runner 1 case The runner is back\. Multnomah County, OR 1 case, returned 20 November 2026/,
    );
    expect(text).toMatch(
      /An arrest or a charge is not a conviction\..* I Understand Disorderly conduct, second degree Guilty/,
    );
    expect(text).toContain(
      'Guilty Disposition Convicted Offense date 14 June 2019 (7 years ago) Best known date 18 June 2019 Plea No contest Sentence 12 months probation Crime type Misdemeanor Filed June 2019 Source Multnomah Circuit Court What these words mean',
    );
    expect(text).toContain(
      'Read from the court’s own file on 20 November 2026. Courts retain records for the last 7 years.',
    );
  });

  test('shows a case that has no details, and renders HTML in it as text', () => {
    const bare = { fileDate: null, sourceName: '<b>Court</b>', offenses: [] };
    const nothing = {
      ...{ offenseTitle: ' ', sentence: null, crimeType: null },
      ...{ offenseDate: null, bestKnownDate: null, plea: 'Not guilty' },
    };
    const cases: CourtRunnerCase[] = [bare, { ...CASE, offenses: [nothing] }];
    const info = { requests: [request('Returned', [returned(cases)])] };
    expect(renderText(block(info))).toContain(
      'The court’s file on this case lists no charge. Source &lt;b&gt;Court&lt;/b&gt; Not in this record: filed',
    );
    expect(renderText(block(info))).toContain(
      'Charge without a title The runner did not note how this ended Plea Not guilty Filed June 2019 (7 years ago) Source Multnomah Circuit Court Not in this record: disposition, offense date, sentence, crime type',
    );
    expect(html(info)).toContain('&lt;b&gt;Court&lt;/b&gt;');
  });

  test('shortens what is too long: a title, an outcome, and a text that folds', () => {
    const long = 'Whereas the defendant '.repeat(4_546);
    expect(long.length).toBeGreaterThan(100_000);
    const charge = { ...OFFENSE, offenseTitle: `T${long}`, plea: `P${long}`, sentence: `S${long}` };
    const disposition = `X${long}`;
    const offenses = [{ ...charge, disposition }];
    const markup = html({ requests: [request('Returned', [returned([{ ...CASE, offenses }])])] });
    expect(/<h5[^>]*>(.*?)<\/h5>/.exec(markup)?.[1]).toMatch(/^TWhereas.{100,111}…$/);
    expect(/<span[^>]*>(XWhereas.*?)<\/span>/.exec(markup)?.[1]).toMatch(/^XWhereas.{20,31}…$/);
    // Each can still be read in full: title, disposition, plea and sentence.
    expect(markup.match(/<dd[^>]*><details/g)).toHaveLength(4);
    expect(markup).toContain(`S${long.trimEnd()}`);
  });

  test('says that no cases were found, and what was not searched [P4-104 P8-040]', () => {
    const text = renderText(block({ requests: [request('Returned', [returned([])])] }));
    expect(text).toMatch(/^Court Runner No cases The runner is back\./);
    expect(text).toContain(
      'No cases found. The runner searched Multnomah County, OR and found no record in the last 7 years. Other counties and older records were not searched.',
    );
  });

  test('says that the money is refunded after a failure', () => {
    const text = renderText(block({ requests: [request('Failed', [failed])] }));
    expect(text).toMatch(/^Court Runner Refunded The request could not be completed\./);
    expect(text).toContain('What you paid for this county is refunded to your payment method.');
  });

  test('is listed with the others, the latest first, even if no county can be searched anymore', () => {
    const earlier = request('Returned', [returned([])], { invoiceId: 'PL-1', requestedAt: Date.UTC(2026, 9, 1) });
    const info = { requests: [earlier, request('Failed', [failed])], addresses: [], baseProduct: null };
    expect(renderHrefs(block(info))).toEqual(['/billing/invoices/PL-2026-1', '/billing/invoices/PL-1']);
    expect(html(info)).not.toContain('<form');
  });
});

test('the block is directly below the report and above the disclaimer', () => {
  const details = buildDetails(person, {
    courtRunnerInfo: {
      requests: [],
      addresses: [option('Lane')],
      baseProduct: { id: 'court-runner', regularPrice: 34.95 },
    },
  });
  const text = renderText(<PersonBackground page={buildPage(person, { details })} />);
  expect(text).toMatch(/^Background report.*Court Runner Send a person.*Review request Before you use this/);
});

test('an empty list of criminal records offers a runner only where one can be sent', () => {
  const link = (info: CourtRunnerInfo | null) => (
    <PersonCourtRunnerLink page={buildPage(person, { details: buildDetails(person, { courtRunnerInfo: info }) })} />
  );
  const info = { requests: [], addresses: [option('Lane')], baseProduct: { id: 'court-runner', regularPrice: 34.95 } };
  expect(renderHrefs(link(info))).toEqual(['#court-runner']);
  expect(renderToStaticMarkup(link(info))).toContain('data-court-runner');
  expect(renderToStaticMarkup(link({ ...info, addresses: [] }))).toBe('');
  expect(renderToStaticMarkup(link(null))).toBe('');
});
