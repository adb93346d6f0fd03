import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST_SECTIONS } from '../../shared/people/person-sections.ts';
import { track } from './track.ts';
import { watchLists } from './watch-actions.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));
const listen = vi.fn();

class Details {
  readonly open = true;
  readonly dataset: DOMStringMap;
  constructor(dataset: DOMStringMap) {
    this.dataset = dataset;
  }
}

beforeEach(() => {
  vi.mocked(track).mockReset();
  listen.mockReset();
  vi.stubGlobal('document', { addEventListener: listen });
  vi.stubGlobal('HTMLDetailsElement', Details);
  watchLists();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function unfold(dataset: DOMStringMap): void {
  const [, answer] = listen.mock.calls[0] as [string, (event: object) => void];
  answer({ target: new Details(dataset) });
}

it('a list that unfolds tells its section', () => {
  for (const list of LIST_SECTIONS) {
    unfold({ list });
    expect(track).toHaveBeenLastCalledWith('list_toggled', { list, isOpen: true });
  }
});

it('nothing is told of a list that has no name, nor one that the call would refuse', () => {
  for (const dataset of [{}, { list: 'background' }, { list: 'Maya' }]) unfold(dataset);
  expect(track).not.toHaveBeenCalled();
});
