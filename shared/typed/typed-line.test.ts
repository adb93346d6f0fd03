import { describe, expect, test } from 'vitest';
import { readTypedLine } from './typed-line.ts';

describe('a line is read by its shape', () => {
  test.each([
    ['', { kind: 'nothing' }],
    [' - ', { kind: 'nothing' }],
    ['USA', { kind: 'nothing' }],
    ['Мария', { kind: 'unspellable' }],
    ['97217', { kind: 'zip', zip: '97217' }],
    ['97217–1234', { kind: 'zip', zip: '97217-1234' }],
    ['+1 503-555-0186', { kind: 'phone', phone: '+1 503-555-0186' }],
    ['503', { kind: 'phone', phone: '503' }],
    ['maya@example.com', { kind: 'email', email: 'maya@example.com', name: null }],
    ['PO Box 12, Salem, OR', { kind: 'box', street: 'PO Box 12', location: 'Salem, OR' }],
    ['12 Elm St, Bend, OR', { kind: 'address', street: '12 Elm St', location: 'Bend, OR' }],
    ['12 elm st bend or', { kind: 'address', street: '12 elm st bend or', location: '' }],
  ])('%j', (text, line) => {
    expect(readTypedLine(text)).toEqual(line);
  });
});

describe('words', () => {
  const words = (text: string) => {
    const line = readTypedLine(text);
    return line.kind === 'words' ? [line.parts, line.zip, line.mayBeState] : line.kind;
  };

  test.each([
    ['Maya Ostrowski', ['Maya Ostrowski'], null],
    ['Dr. Maya Ostrowski Jr., Bend, OR', ['Maya Ostrowski', 'Bend', 'OR'], null],
    ['Ostrowski, Maya, Jr.', ['Ostrowski', 'Maya'], null],
    ['Ostrowski Jr., Maya', ['Ostrowski', 'Maya'], null],
    ['Maya Ostrowski, Bend, OR, USA', ['Maya Ostrowski', 'Bend', 'OR'], null],
    ['Maya Ostrowski U.S.A.', ['Maya Ostrowski'], null],
    ['maya ostrowski 97701', ['maya ostrowski'], '97701'],
    ['97701-1234 maya ostrowski', ['maya ostrowski'], '97701-1234'],
    ['Maya; Bend\tOR', ['Maya', 'Bend OR'], null],
  ])('%s are divided at commas, without titles, country and ZIP code', (text, parts, zip) => {
    expect(words(text)).toEqual([parts, zip, null]);
  });

  test('MD is a doctor or Maryland, unless Dr. says which', () => {
    expect(words('Maya Ostrowski MD')).toEqual([['Maya Ostrowski'], null, 'MD']);
    expect(words('Maya Ostrowski, md')).toEqual([['Maya Ostrowski'], null, 'MD']);
    expect(words('Dr. Maya Ostrowski MD')).toEqual([['Maya Ostrowski'], null, null]);
    expect(words('Maya Ostrowski M.D.')).toEqual([['Maya Ostrowski'], null, null]);
  });

  test('odd text of any kind is read at once', () => {
    const started = performance.now();
    for (const part of ['a ', '1', 'x', '@', ',', '(', '#', '- ', 'apt ', 'dr. ', '1-', '\u202e', '😀', '%_', 'md '])
      for (const times of [1, 50, 4_000]) expect(() => readTypedLine(part.repeat(times))).not.toThrow();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
