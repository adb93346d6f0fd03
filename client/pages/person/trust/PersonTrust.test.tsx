import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonTrust } from './PersonTrust.tsx';
import { WhyWeThinkSo } from './WhyWeThinkSo.tsx';

const trust = (known: Partial<Person>) => <PersonTrust page={buildPage(buildPerson(known))} />;

test('the head says in words how sure the record is, on what day it was refreshed, and why', () => {
  const text = renderText(
    trust({ identity: { confidence: 'probably', reasons: ['name-agrees', 'one-source'] }, refreshedOn: '2026-11-14' }),
  ).replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^Probably one person Page refreshed Nov 14, 2026 How we judge this /);
  expect(text).toContain('The sources agree on the name. All facts come from one kind of source.');
  expect(renderHrefs(trust({ identity: { confidence: 'probably', reasons: ['name-agrees'] } }))).toEqual([
    '/how-we-collect-data#how-sure',
  ]);
});

test('the surer the words, the more of three bars are filled', () => {
  const filled = (['very-likely', 'probably', 'may-mix'] as const).map((confidence) => {
    const html = renderToStaticMarkup(trust({ identity: { confidence, reasons: ['name-agrees'] } }));
    return html.match(/<rect [^>]*class=/g)?.length;
  });
  expect(filled).toEqual([3, 2, 1]);
});

test('what the origin does not say is left out', () => {
  expect(renderText(trust({}))).toBe('');
  expect(renderText(trust({ refreshedOn: '2026-11-14' })).replaceAll('\u00a0', ' ')).toBe(
    'Page refreshed Nov 14, 2026',
  );
});

test('a fact says its kind of source, when it was seen, what matched and where to report an error', () => {
  const provenance = { firstSeen: '2018-02', lastSeen: '2026-10', source: 'property record' } as const;
  expect(renderText(<WhyWeThinkSo provenance={{ ...provenance, matchedBy: ['full name', 'birth month'] }} />)).toBe(
    'Why we think so Kind of source Property record First seen Feb, 2018 Last seen Oct, 2026 What matched Full name and birth month Report an error',
  );
  expect(renderText(<WhyWeThinkSo provenance={{ ...provenance, firstSeen: null, lastSeen: null }} />)).toBe(
    'Why we think so Kind of source Property record Report an error',
  );
});
