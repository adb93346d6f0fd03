import { expect, it } from 'vitest';
import { decideSnackbar, SNACKBAR_STYLES } from './show-snackbar.ts';

it('stands 4,000 ms unless told otherwise', () => {
  expect(decideSnackbar({ text: 'Saved', style: 'success' }).durationMs).toBe(4_000);
  expect(decideSnackbar({ text: 'Saved', style: 'success', durationMs: 7_000 }).durationMs).toBe(7_000);
});

it('stands 40 px above the lower edge unless told otherwise [F9-50]', () => {
  expect(decideSnackbar({ text: 'Saved', style: 'success' }).bottomPx).toBe(40);
  expect(decideSnackbar({ text: 'Saved', style: 'success', bottomPx: 88 }).bottomPx).toBe(88);
});

it('has five styles, of which only an error interrupts who listens to the page [F9-51 F1-17]', () => {
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
