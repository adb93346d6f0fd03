import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { RecordGlossary } from './RecordGlossary.tsx';

test('the glossary under a record explains the terms that occur in it, folded, and leads to all of them', () => {
  const one = <RecordGlossary texts={['Plea', 'No Contest']} topics={['courts']} />;
  const markup = renderToStaticMarkup(one);
  expect(markup).toMatch(/^<details class="[^"]*"><summary>What these words mean/);
  expect([...markup.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, term]) => term)).toEqual([
    'No contest (nolo contendere)',
    'Plea',
  ]);
  expect(renderText(one)).toContain('Plea How the person answered the charge');
  expect(renderHrefs(one)).toEqual(['/glossary']);
});

test('there is none if no term occurs', () => {
  expect(renderToStaticMarkup(<RecordGlossary texts={['Deer', 'Elk']} topics={['licenses']} />)).toBe('');
});
