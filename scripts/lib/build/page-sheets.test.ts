import { expect, test } from 'vitest';
import { ROOT } from '../run/local-server.ts';
import { pageFiles, planPageSheets } from './page-sheets.ts';
import { readSourceGraph } from './source-graph.ts';

const { common, own, whole, linked } = planPageSheets(ROOT, readSourceGraph(ROOT));

test('every page has a sheet plan, and nothing is in both of its sheets', () => {
  for (const page of pageFiles(ROOT).keys()) expect(own.has(page), page).toBe(true);
  for (const [page, files] of own)
    expect(
      files.filter((file) => common.includes(file)),
      page,
    ).toEqual([]);
});

test('pages that readers reach from other sites link one sheet, and each of them exists', () => {
  expect(whole).toContain('person');
  for (const page of whole) expect(own.has(page), page).toBe(true);
});

test('the global rules come first, because the others build on them', () => {
  expect(common[0]).toBe('client/styles/global.css');
  expect(common).toContain('client/site/SiteHeader.module.css');
});

test('the sheet of a person page leaves out what few readers see, and the other version has it', () => {
  const report = 'client/pages/person/background/PersonOpenReport.module.css';
  const header = 'client/pages/person/header/PersonHeader.module.css';
  expect(own.get('person')).not.toContain(report);
  expect(own.get('person+rare')).toContain(report);
  for (const page of ['person', 'person+rare']) expect(own.get(page)).toContain(header);
});

test('the common sheet has nothing that a usual person page does not show, however many pages have it', () => {
  expect(common).not.toContain('client/ui/form/Field.module.css');
  for (const page of ['login', 'home', 'person+rare'])
    expect(own.get(page)).toContain('client/ui/form/Field.module.css');
});

test('the banner that asks for consent has a sheet of its own, which no page links without it', () => {
  const banner = 'client/consent/ConsentBanner.module.css';
  expect(own.get('consent')).toEqual([banner]);
  expect(common).not.toContain(banner);
  expect([...own].filter(([, files]) => files.includes(banner)).map(([page]) => page)).toEqual(['consent']);
});

test('Court Runner and a line with dates are not in the usual sheet of a person: one is linked beside, one is rare', () => {
  const runner = 'client/pages/person/court-runner/PersonCourtRunner.module.css';
  const dated = 'client/life-line/DatedLanes.module.css';
  expect(own.get('court-runner')).toContain(runner);
  expect(own.get('person+rare')).not.toContain(runner);
  expect(own.get('person+rare')).toContain(dated);
  for (const sheet of [runner, dated]) expect(own.get('person')).not.toContain(sheet);
});

test('scripts bring no sheet that their pages link, and bring those that only they need', () => {
  expect(linked).toContain('client/ui/action/Button.module.css');
  expect(linked).not.toContain('client/ui/overlay/Dialog.module.css');
  expect(linked).not.toContain('client/typeahead/Typeahead.module.css');
});
