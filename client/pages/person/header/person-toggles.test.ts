import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { personToggles, useCell } from './person-toggles.ts';
import { submitFields } from './submit-fields.ts';
import { createCell, GATHER_MS } from './toggle-store.ts';

vi.mock('./person-actions.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./submit-fields.ts', () => ({ submitFields: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part of the page that hydrates late starts with what the server rendered', () => {
  const cell = createCell('as drawn');
  cell.set('pressed meanwhile');
  expect(renderToStaticMarkup(createElement(() => useCell(cell)))).toBe('as drawn');
  expect(cell.get()).toBe('pressed meanwhile');
});

test('a click whose call cannot be loaded posts the form, as without JavaScript', async () => {
  const person = buildPerson();
  const { monitor, save } = personToggles(
    buildPage(person, { details: buildDetails(person, { myContactsListId: 7, isMonitoring: true }) }),
  );
  for (const toggle of [monitor, save]) {
    toggle.flip();
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    await vi.waitFor(() => expect(toggle.get()).toBe(toggle.first));
  }
  expect(vi.mocked(submitFields).mock.calls).toEqual([
    [{ do: 'unmonitor', name: person.name.fullName }],
    [{ do: 'save', list: '7' }],
  ]);
});
