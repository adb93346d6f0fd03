import { expect, test } from 'vitest';
import { LINE_MAX_BYTES, logLine } from './log-line.ts';

/** What a terminal, a log collector or a reader would take for something else. */
const HOSTILE = {
  'line breaks': 'a\r\n{"event":"security"}\u0085b\u2028c\u2029d\u000be\u000cf',
  'colors and commands of a terminal': '\u001b[31mred\u001b[0m \u009b2J \u001b]0;title\u0007',
  'control characters': `${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\u007f`,
  'changes of direction': 'a\u202egnp.exe\u2066x\u2069\u200f\u061c',
  'characters without width': 'ad\u200bmin\ufeff\u00ad',
  'lone surrogates': '\ud800 and \udfff',
  'private characters': '\ue000 \u{f0000}',
  'quotes and backslashes': '"\\u000a","event":"x"}',
};

test.each(Object.entries(HOSTILE))('a line with %s is one line that prints, and reads back as it was', (_, text) => {
  const line = logLine({ event: 'x', [text.slice(0, 3)]: 1, text, list: [text, 'b'] });
  expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(line)).toMatchObject({ event: 'x', text, list: [text, 'b'] });
});

test('what prints in any language stays readable', () => {
  expect(logLine({ text: 'José 李 “x” 👍' })).toBe('{"text":"José 李 “x” 👍"}');
});

test('a long text is cut, and the line says by how much', () => {
  expect(JSON.parse(logLine({ event: 'x', text: 'a'.repeat(600) }))).toEqual({
    event: 'x',
    text: `${'a'.repeat(500)}… 100 more`,
  });
});

test('whatever is logged, a line has at most its bytes and is JSON that begins with its first fields', () => {
  const worst = ['\u0000', '\u2028', '"', '李', '\u{f0000}', 'a'];
  for (const piece of worst) {
    const text = piece.repeat(5_000);
    const list = Array.from({ length: 500 }, () => text);
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`${at}${text}`, at % 2 === 0 ? text : list]),
    );
    for (const fields of [{ text }, { list }, many]) {
      const line = logLine({ event: 'x', trackingId: '0'.repeat(32), ...fields });
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(LINE_MAX_BYTES);
      expect(JSON.parse(line)).toMatchObject({ event: 'x' });
    }
  }
});

test('what JSON does not have is null, and what is undefined is left out', () => {
  expect(logLine({ a: Number.NaN, b: undefined, c: null, d: true })).toBe('{"a":null,"c":null,"d":true}');
});
