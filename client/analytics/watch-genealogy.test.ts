import { afterEach, expect, it, vi } from 'vitest';
import { track } from './track.ts';
import { watchGenealogy } from './watch-actions.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a click on one of the partner's searches tells which, and nothing else", () => {
  const listen = vi.fn();
  vi.stubGlobal('document', { addEventListener: listen });
  watchGenealogy();
  const [, answer] = listen.mock.calls[0] as [string, (event: object) => void];
  for (const link of [{ dataset: { genealogy: 'death' } }, { dataset: { genealogy: 'Ostrowski' } }, null])
    answer({ target: { closest: () => link } });
  expect(track).toHaveBeenCalledExactlyOnceWith('genealogy_clicked', { search: 'death' });
});
