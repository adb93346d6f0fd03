import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';

/** The likeliest reading in words: 'first|last @ place'. */
function likeliest(text: string): string {
  const line = readLine(text);
  if (line.kind === 'unreadable') return 'unreadable';
  if (line.kind === 'phone') return line.number;
  const [{ name, place } = { name: null, place: null }] = line.readings;
  if (name === null || place === null) return 'none';
  const who = name.kind === 'word' ? name.word : `${name.readings[0]?.first}|${name.readings[0]?.last}`;
  const where = {
    anywhere: () => '',
    zip: () => (place.kind === 'zip' ? place.zip5 : ''),
    state: () => (place.kind === 'state' ? place.stateCode : ''),
    city: () => (place.kind === 'city' ? `${place.readings[0]?.cityKey} ${place.readings[0]?.stateCode ?? '?'}` : ''),
  }[place.kind]();
  return where === '' ? who : `${who} @ ${where}`;
}

describe('a line', () => {
  it.each([
    ['Maya Ostrowski', 'maya|ostrowski'],
    ['  Maya   Ostrowski ', 'maya|ostrowski'],
    ['Ostrowski', 'ostrowski'],
    ['Ostrowski, Maya', 'maya|ostrowski'],
    ['Maya Ostrowski, Portland, OR', 'maya|ostrowski @ portland OR'],
    ['Maya Ostrowski, Portland OR', 'maya|ostrowski @ portland OR'],
    ['Maya Ostrowski; Portland; Oregon; USA', 'maya|ostrowski @ portland OR'],
    ['Maya Ostrowski\tPortland\tOR', 'maya|ostrowski @ portland OR'],
    ['Maya Ostrowski, OR', 'maya|ostrowski @ OR'],
    ['Maya Ostrowski, Oregon', 'maya|ostrowski @ OR'],
    ['Maya Ostrowski, 97201', 'maya|ostrowski @ 97201'],
    ['Maya Ostrowski, Portland', 'maya|ostrowski @ portland ?'],
    ['Maya Ostrowski, 1420 Alder St, Portland, OR 97201', 'maya|ostrowski @ portland OR'],
    ['Ostrowski, Maya, Portland, OR', 'maya|ostrowski @ portland OR'],
    ['Ostrowski, Maya, OR', 'maya|ostrowski @ OR'],
    ['Hale, Georgia', 'georgia|hale'],
    ['Hale, GA', 'hale @ GA'],
    ['O’Neil-Smith, Sean', 'sean|oneil smith'],
  ])('%j is %s', (text, expected) => {
    expect(likeliest(text)).toBe(expected);
  });

  it.each(['(503) 555-0142', '503.555.0142', '+1 503 555 0142', '15035550142', 'tel:5035550142'])(
    '%j is a number',
    (text) => {
      expect(likeliest(text)).toBe('5035550142');
    },
  );

  it.each([
    '',
    ' ',
    '???',
    '555-0142',
    '25035550142',
    '50355501421',
    'maya@example.com',
    'https://example.com/x',
    'R2 D2',
    ', ,',
  ])('%j is neither', (text) => {
    expect(likeliest(text)).toBe('unreadable');
  });

  it('with a comma may be either way around: the other reading counts if nobody has the first', () => {
    const line = readLine('Van Buren, Charlotte');
    expect(line.kind === 'names' && line.readings.map(({ place }) => place.kind)).toEqual(['city', 'anywhere']);
  });
});
