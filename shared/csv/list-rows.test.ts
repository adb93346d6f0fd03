import { describe, expect, it } from 'vitest';
import { readListRows } from './list-rows.ts';

const rows = (text: string) =>
  [...readListRows(text)].map((row) => ('cells' in row ? [row.line, ...row.cells] : [row.line, row.fault]));

describe('the rows of a list', () => {
  it('are read like any CSV, with the line that each begins on', () => {
    expect(rows('a,b\r\n"x, y","say ""hi"""\n\n"two\nlines",z\rlast,')).toEqual([
      [1, 'a', 'b'],
      [2, 'x, y', 'say "hi"'],
      [4, 'two\nlines', 'z'],
      [6, 'last', ''],
    ]);
    expect(rows('sep=;\na;b')).toEqual([[2, 'a', 'b']]);
    expect(rows('')).toEqual([]);
    expect(rows('\n \n,,\n')).toEqual([]);
  });

  it('that cannot be read say why, and the next one is read all the same', () => {
    expect(rows('a,b\n"never closed,x\nc,d')).toEqual([
      [1, 'a', 'b'],
      [2, 'open-quote'],
      [3, 'c', 'd'],
    ]);
    expect(rows('a\0b,c\nd,e')).toEqual([
      [1, 'not-text'],
      [2, 'd', 'e'],
    ]);
    expect(rows(`${'x'.repeat(10_000_000)}\nd,e`)).toEqual([
      [1, 'too-long'],
      [2, 'd', 'e'],
    ]);
    expect(rows(`"${'x\n'.repeat(5_000)}`).filter(([, fault]) => fault === 'open-quote')).toHaveLength(1);
  });

  it('keep what a bad row begins with, without what text does not have', () => {
    expect([...readListRows(`\0${'x'.repeat(500)}`)]).toEqual([
      { line: 1, fault: 'not-text', start: `\uFFFD${'x'.repeat(199)}` },
    ]);
  });

  it('treat a formula as text', () => {
    expect(rows('=HYPERLINK("https://example.com"),@SUM(A1)')).toEqual([
      [1, '=HYPERLINK("https://example.com")', '@SUM(A1)'],
    ]);
  });

  it('are read one by one, a million of them and the same in lines that end in CR alone', () => {
    for (const end of ['\n', '\r']) {
      let count = 0;
      for (const row of readListRows(`A,B,,,,,,${end}`.repeat(1_000_000))) count += 'cells' in row ? 1 : 0;
      expect(count).toBe(1_000_000);
    }
  });

  it('cost no more when every line opens a quote and the file is full of doubled ones', () => {
    const text = `"${'""\n'.repeat(300_000)}`;
    const read = [...readListRows(text)];
    expect(read.some((row) => 'fault' in row && row.fault === 'open-quote')).toBe(true);
  });
});
