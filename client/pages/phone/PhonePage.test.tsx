import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildPhonePage, buildReportForm, buildReports } from '../../../tests/fixtures/reverse-search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PhoneContent } from './PhoneContent.tsx';
import { timeThere } from './time-there.ts';

const NOTHING = { isOnRecord: false, lineType: null };
type Page = Parameters<typeof buildPhonePage>;
const contentOf = (...page: Page) => <PhoneContent page={buildPhonePage(...page)} />;
const text = (...page: Page) => renderText(contentOf(...page));
const hrefs = (...page: Page) => renderHrefs(contentOf(...page));
const MAYA = buildSearchResult();
const OTTO = buildSearchResult({ id: 'Pottolind0000', fullName: 'Otto Lind' });

describe('the facts of a number', () => {
  it('are the kind of line, what its area code tells, the local time, and whether it is on record [F2-13]', () => {
    const page = text();
    expect(page).toContain('(503) 555-0142 Cell phone · area code of Oregon');
    expect(page).toContain(
      'What we know Line type Cell phone Area code 503, Oregon Local time 10:24 AM, Pacific Time On record Yes',
    );
    expect(page).not.toMatch(/Carrier|Last confirmed|Portland/);
    const area = { areaCode: '503', state: 'OR', timezone: null, cities: ['Portland', 'Salem'] };
    expect(text({ area })).toContain('Area code 503, Oregon Largest cities Portland · Salem');
  });

  it('include the carrier, and when the line was first seen, if somebody is named', () => {
    const line = { carrier: 'Cascadia Wireless', firstSeen: '2011-05', lastSeen: '2026-03' };
    const page = text({ owners: [MAYA], ...line });
    expect(page).toContain('First seen May, 2011 Last confirmed Mar, 2026 Carrier Cascadia Wireless');
  });

  it('say that a number is not on record, and leave out what is unknown', () => {
    const page = text(NOTHING);
    expect(page).toContain('Not on record · area code of Oregon');
    expect(page).toContain('On record No');
    expect(page).not.toMatch(/Line type (?:Cell phone|Landline)/);
    const area = { areaCode: '202', state: 'DC', timezone: null };
    expect(text({ area })).toMatch(/area code of the District of Columbia.* Local time More than one time zone/);
    expect(text({ area: { ...area, timezone: 'Nowhere/Town' } })).not.toContain('Local time');
  });

  it('say that an area code is toll-free, or belongs to no state', () => {
    const tollFree = text({ ...NOTHING, area: null, phone: '18885550142' });
    expect(tollFree).toContain('Not on record · toll-free area code');
    expect(tollFree).toContain('Area code 888, toll-free On record No');
    const unknown = text({ ...NOTHING, area: null, phone: '12115550142' });
    expect(unknown).toContain('its area code belongs to no U.S. state or territory');
    expect(unknown).toContain('Area code 211 On record No');
  });

  it('give the time of a time zone, and nothing for an unknown zone', () => {
    expect(timeThere('America/New_York', Date.UTC(2026, 6, 1, 4, 5))).toEqual({
      zone: 'Eastern Time',
      time: '12:05 AM',
    });
    expect(timeThere('x', 0)).toBeNull();
  });
});

describe('who has a number, for readers without a plan', () => {
  it('is not told if no directory lists it; a link leads to the plan that would tell [F2-13]', () => {
    const page = text();
    expect(page).toContain('On record No public directory lists this number, so we do not say here who has it.');
    expect(page).toContain('One lookup shows who it is. If we find nobody, you use none. Compare plans');
    expect(page).toContain('See who it is (opens in a new window)');
    expect(hrefs()).toContain('/checkout/phone-summary?wp_content=phones');
    expect(hrefs().some((href) => href.startsWith('/name/'))).toBe(false);
    expect(page).not.toMatch(/Show who/);
  });

  it('is a linked name if a directory lists it, with nothing to buy', () => {
    const named: Page = [{ owners: [MAYA], isListed: true, lineType: 'Landline' }, { ownerLink: null }];
    expect(text(...named)).toContain('Maya Ostrowski');
    expect(text(...named)).toContain('Maya Ostrowski Age 41 · Portland, OR · listed in a public directory');
    expect(text(...named)).toContain('listed in a public directory, so who has it is free to see');
    expect(text(...named)).not.toMatch(/Premium\b(?!\.)|See who it is/);
    expect(hrefs(...named)).toContain('/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1');
  });

  it('is said to be deceased in place of an age', () => {
    const dead = buildSearchResult({
      isDead: true,
      age: '65+',
      relatives: [{ fullName: 'Adam Hale', isDead: true }],
    });
    const page = text({ owners: [dead], isListed: true }, { ownerLink: null });
    expect(page).toContain('Deceased · Lived in Portland, OR · listed in a public directory');
    expect(page).not.toContain('Age 65+');
  });

  it('is nobody if the number is not on record, without a reason and with nothing to buy', () => {
    const page = text(NOTHING, { ownerLink: null });
    expect(page).toContain('We do not say which.');
    expect(page).not.toMatch(/See who it is|Premium\b(?!\.)/);
  });

  it('promises nobody where somebody who had it before is named', () => {
    const page = text({ formerOwners: [OTTO] }, { ownerLink: null });
    expect(page).toMatch(/We name nobody who has it now\..*Who had it before.*Otto Lind/);
  });
});

describe('who has a number, for readers with a plan', () => {
  const plan = { hasPlan: true, ownerLink: null };
  const opening = { left: 5, max: 20 };
  const markup = (...page: Page) => renderToStaticMarkup(contentOf(...page));

  it('is named by a button that says what it costs [F2-13]', () => {
    const page = text({ opening }, plan);
    expect(page).toContain('we name who has it only when you ask');
    expect(page).toContain('Show who it is (uses 1 of your 5 lookups)');
    expect(text({ opening: { left: 1, max: 20 } }, plan)).toContain('Show who it is (uses your last lookup)');
    expect(page).not.toMatch(/See who it is|Premium\b(?!\.)/);
    const html = markup({ opening }, plan);
    expect(html).toMatch(/<form [^>]*action="\/phone\/1-503-555-0142" method="post">/);
    expect(html).toContain('<input type="hidden" name="named" value="0"/>');
    expect(html).toMatch(/<button[^>]* value="open" name="do">/);
  });

  it('costs nothing with a plan without a limit', () => {
    const page = text({ opening: { left: null, max: null } }, plan);
    expect(page).toMatch(/Included in your plan\. Show who it is(?! \()/);
  });

  it('goes on to others, and ends when everybody is shown', () => {
    const more = text({ owners: [MAYA], opening }, plan);
    expect(more).toMatch(/Maya Ostrowski.*Others are on record.*Show who else has had it \(uses 1 of your 5 lookups\)/);
    expect(markup({ owners: [MAYA], formerOwners: [OTTO], opening }, plan)).toContain('name="named" value="2"');
    const all = text({ owners: [MAYA], formerOwners: [OTTO] }, plan);
    expect(all).toMatch(/Everybody we can show for this number is shown\..*Who had it before.*Otto Lind/);
    expect(all).not.toMatch(/Show who/);
    expect(text({ formerOwners: [OTTO] }, plan)).toContain('Nobody is on record as having it now.');
  });

  it('waits until lookups are back once none is left, or for more of them', () => {
    const resetsAt = Date.UTC(2026, 11, 4, 12);
    const ownerLink = {
      href: '/billing/manage-plan',
      isNewWindow: false,
      price: { short: '$19.99/mo', whole: '$19.99 a month, renews monthly until you cancel' },
    };
    const page = text({ isOutOfLookups: true }, { ...plan, resetsAt, ownerLink });
    expect(page).toContain(
      '$19.99/mo You have no lookups left until Dec 4, 2026. People you have opened stay open. Compare plans $19.99 a month, renews monthly until you cancel Get more lookups',
    );
    expect(page).not.toMatch(/Show who|Premium\b(?!\.)/);
    // A member of a family cannot buy any.
    expect(text({ isOutOfLookups: true }, plan)).not.toContain('Get more lookups');
  });

  it('may be nobody, as the form then says', () => {
    expect(text({}, { ...plan, outcome: 'nobody' })).toContain('Nobody could be opened for this number.');
    const other = text({ owners: [MAYA] }, { ...plan, outcome: 'nobody' });
    expect(other).toContain('Nobody else could be opened for this number. No lookup was used.');
    expect(text({ isOutOfLookups: true }, { ...plan, outcome: 'out' })).toContain('so nobody was opened');
  });
});

describe('reports of a number', () => {
  const reports = buildReports({
    level: 'some',
    kinds: [
      { kind: 'silent', level: 'some', lastReported: '2026-04' },
      { kind: 'sales', level: 'few', lastReported: '2026-03' },
    ],
  });

  it('are summed up in a word with a reason, and listed by kind as few, some or many', () => {
    const page = text({ reports });
    expect(page).toContain('Has anyone reported it? Last 12 months Some reports');
    expect(page).toContain(
      '5 to 19 people reported it, most often as a silent call. That alone does not make it spam.',
    );
    expect(page).toContain('Silent call some people · last in Apr, 2026');
    expect(page).toContain('Sales call a few people · last in Mar, 2026');
    expect(page).toContain('We do not check reports, and caller IDs can be faked.');
    expect(page).toContain('Few Some Many');
    const [first] = reports.kinds;
    if (first === undefined) throw new Error('no kind');
    const scams = text({ reports: { ...reports, kinds: [{ ...first, kind: 'scam' }] } });
    expect(scams).toContain('Likely spam 5 to 19 people reported it, most often as an attempted scam.');
    const few = text({ reports: { level: 'few', kinds: [{ ...first, level: 'few' }] } });
    expect(few).toContain('A few reports 1 to 4 people reported it, too few to say more.');
  });

  it('of a listed landline are a picture of the months that names the highest, and a number of people', () => {
    const byMonth = [0, 1, 0, 0, 0, 2, 0, 9, 2, 0, 0, 0];
    const listed = { isListed: true, reports: { ...reports, byMonth } };
    const page = text(listed);
    expect(page).toContain('Is it spam? 14 reports in 12 months Some reports 14 people reported it');
    expect(page).toContain('Most of the reports came in Jul, 2026.');
    expect(page).toContain('Dec, 2025 Jul, 2026 · 9 Nov, 2026');
    expect(page).not.toContain('Few Some Many');
    const html = renderToStaticMarkup(contentOf(listed));
    expect(html).toContain('aria-label="Reports by month through Nov, 2026; the most, 9, came in Jul, 2026"');
    expect(html.match(/<rect/g)).toHaveLength(12);
    expect(html).not.toContain('style=');
    // Beside an end, the highest bar's label takes the end's own place.
    const late = text({ isListed: true, reports: { ...reports, byMonth: [...byMonth.slice(1), 12] } });
    expect(late).toContain('Dec, 2025 Nov, 2026 · 12');
  });

  it('say that there are none, and what happened to the reader’s own', () => {
    expect(text()).toContain('Not reported Nobody has reported this number in the last 12 months.');
    expect(text({}, { reported: 'yes' })).toContain('Thank you. Your report counts.');
    expect(text({}, { reported: 'before' })).toContain('already counts for this number.');
    expect(text()).not.toContain('Thank you');
  });

  it('ask for an email address, but not of a reader who is logged in', () => {
    expect(text()).toContain('Your email address');
    expect(text()).toContain('Email me the link');
    const mine = text({}, { reportForm: buildReportForm({ needsEmail: false }) });
    expect(mine).toContain('Send the report');
    expect(mine).not.toMatch(/email address We|Email me/);
  });
});

describe('a partial number', () => {
  const numbers = [{ phone: '15035550101' }, { phone: '15035550102' }];
  const partial = { ...NOTHING, isPartial: true, numbers, otherNumbers: 40 };

  it('lists the matching landlines as links, says whether there are more, and how many others match [F2-13]', () => {
    const page = text(partial, { number: '(503) 555-01XX' });
    expect(page).toContain('2 landlines in a public directory match.');
    expect(page).toContain('(503) 555-0101 (503) 555-0102 At least 40 other numbers on record match.');
    expect(hrefs(partial)).toEqual(expect.arrayContaining(['/phone/1-503-555-0101', '/phone/1-503-555-0102']));
    expect(page).not.toMatch(/Report a call|Who has this number/);
    expect(text({ ...partial, hasMoreNumbers: true })).toContain('2+ landlines in a public directory match. ');
    expect(text({ ...partial, numbers: numbers.slice(0, 1) })).toContain('One landline in a public directory matches.');
  });

  it('with seven digits says how they are read', () => {
    const read = 'We read seven digits starting with the area code.';
    expect(text({ ...partial, phone: '15035550XXX' })).toContain(read);
    expect(text({ ...partial, phone: '150355501XX' })).not.toContain(read);
  });

  it('without a match says so and suggests what to do', () => {
    const page = text({ ...partial, numbers: [], otherNumbers: 0 });
    expect(page).toContain('No landline in a public directory matches.');
    expect(page).toContain('Fewer than 10 other numbers on record match.');
    expect(hrefs({ ...partial, numbers: [] })).toContain('/reverse-phone');
  });
});
