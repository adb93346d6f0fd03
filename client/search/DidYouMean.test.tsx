import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { DidYouMean } from './DidYouMean.tsx';

const places = [
  { text: 'Portland, OR', href: '/white-pages/portland-or' },
  { text: 'Portland, ME', href: '/white-pages/portland-me' },
];

test('places that may be meant are a question with a link to each, and nothing without any', () => {
  const question = <DidYouMean places={places} />;
  expect(renderText(question)).toBe('Did you mean Portland, OR · Portland, ME ?');
  expect(renderHrefs(question)).toEqual(places.map(({ href }) => href));
  expect(renderText(<DidYouMean places={[]} />)).toBe('');
});
