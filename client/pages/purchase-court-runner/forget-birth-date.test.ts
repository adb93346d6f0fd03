import { afterEach, expect, test, vi } from 'vitest';
import { forgetBirthDate, keepBirthDate, keptBirthDate } from './forget-birth-date.ts';

const PATH = 'https://site.example/billing/purchase-court-runner';

/** An entry in a browser's history. */
function visit(query: string) {
  const entry = { state: { at: 1 } as object | null, href: PATH + query };
  vi.stubGlobal('location', {
    get href() {
      return entry.href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: object, _: string, url: URL) {
      entry.state = state;
      entry.href = String(url);
    },
  });
  return entry;
}
afterEach(() => vi.unstubAllGlobals());

test('the birth date moves from the URL to the history entry, where a reload finds it', () => {
  const entry = visit('?wpId=P1&lastName=O%27NEIL&birthDate=1985-03-04');
  forgetBirthDate();
  expect(entry.href).toBe(`${PATH}?wpId=P1&lastName=O%27NEIL`);
  expect(entry.state).toEqual({ at: 1, runnerBirthDate: '1985-03-04' });
  expect(keptBirthDate()).toBe('1985-03-04');
  // As after a reload: the URL has no birth date, the entry still does.
  forgetBirthDate();
  expect(keptBirthDate()).toBe('1985-03-04');
});

test('a birth date typed later is stored too; without one nothing is stored', () => {
  const entry = visit('');
  expect(keptBirthDate()).toBe('');
  keepBirthDate('1990-01-01');
  expect([keptBirthDate(), entry.href]).toEqual(['1990-01-01', PATH]);
  entry.state = null;
  expect(keptBirthDate()).toBe('');
});
