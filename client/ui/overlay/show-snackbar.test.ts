import { expect, it } from 'vitest';
import { decideSnackbar, SNACKBAR_STYLES } from './show-snackbar.ts';

it('stays 4,000 ms by default', () => {
  expect(decideSnackbar({ text: 'Saved', style: 'success' }).durationMs).toBe(4_000);
  expect(decideSnackbar({ text: 'Saved', style: 'success', durationMs: 7_000 }).durationMs).toBe(7_000);
});

it('is 40 px above the bottom by default [F9-50]', () => {
  expect(decideSnackbar({ text: 'Saved', style: 'success' }).bottomPx).toBe(40);
  expect(decideSnackbar({ text: 'Saved', style: 'success', bottomPx: 88 }).bottomPx).toBe(88);
});

it('has five styles, and only an error interrupts screen readers [F9-51 F1-17]', () => {
  const roles = SNACKBAR_STYLES.map((style) => [style, decideSnackbar({ text: 'Saved', style }).role]);
  expect(roles).toEqual([
    ['success', 'status'],
    ['warn', 'status'],
    ['error', 'alert'],
    ['neutral-blue', 'status'],
    ['neutral-black', 'status'],
  ]);
  expect(() => decideSnackbar({ text: 'Saved', style: 'pink' as never })).toThrow(RangeError);
});
