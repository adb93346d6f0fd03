import { describe, expect, it, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { writeCsv } from './write-csv.ts';

describe('a CSV text', () => {
  it.each([
    [
      'commas and LF',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons and CRLF',
      'a;b,c\r\nd;e\r\n',
      [
        ['a', 'b,c'],
        ['d', 'e'],
      ],
    ],
    [
      'tabs and CR',
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['the line with which Excel names the delimiter', 'sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    [
      'quoted delimiters, quotes and line ends',
      '"Navarro, Elise","a ""b""","x\r\ny"\n',
      [['Navarro, Elise', 'a "b"', 'x\r\ny']],
    ],
    ['more text behind a closing quote', '"a"b,c', [['ab', 'c']]],
    [
      'a quote that is never closed',
      '"a,b\nc,d',
      [
        ['"a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells at the end',
      'a,\n,b,\n',
      [
        ['a', ''],
        ['', 'b', ''],
      ],
    ],
    ['an empty cell at the very end', 'a,', [['a', '']]],
    ['no empty lines', '\n\na\n\n,\n', [['a']]],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('is read as it was written', () => {
    const rows = [['plain', 'a,b', 'a "b"', 'two\r\nlines', '', 'ends; with']];
    expect(parseCsv(writeCsv(rows).slice(1))).toEqual(rows);
  });
});

describe('a written CSV file', () => {
  it('is UTF-8 with a mark for Excel, with CRLF, and quotes where they are needed', () => {
    expect(writeCsv([['Zoë', 'a,b', 'say "hi"'], ['x']])).toBe('\uFEFFZoë,"a,b","say ""hi"""\r\nx\r\n');
  });

  it.each(['=1+1', '+1 503', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])('has no formula in %j', (cell) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
  });
});

test('a file is read as UTF-8, as UTF-16 with a mark, and as what older spreadsheets save', () => {
  const text = 'Zoë, “Peña”';
  const utf8 = new TextEncoder().encode(text);
  expect(decodeText(utf8)).toBe(text);
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe(text);
  const units = [0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))];
  expect(decodeText(new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8])))).toBe(text);
  expect(decodeText(new Uint8Array(units.flatMap((unit) => [unit >> 8, unit & 0xff])))).toBe(text);
  expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb, 0x92, 0x73]))).toBe('Zoë’s');
});

test('a workbook or a picture is no text', () => {
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toBeNull();
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeNull();
});
