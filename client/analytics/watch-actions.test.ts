import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_SECTIONS } from '../../shared/people/person-sections.ts';
import { track } from './track.ts';
import { watchGenealogy, watchLists, watchUpsells } from './watch-actions.ts';

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
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls the listener that was added, with an event at this target. */
function act(target: object): void {
  const [, answer] = listen.mock.calls[0] as [string, (event: object) => void];
  answer({ target });
}

describe('lists', () => {
  beforeEach(() => watchLists());
  const unfold = (dataset: DOMStringMap) => act(new Details(dataset));

  it('reports the section of a list that opens', () => {
    for (const list of LIST_SECTIONS) {
      unfold({ list });
      expect(track).toHaveBeenLastCalledWith('list_toggled', { list, isOpen: true });
    }
  });

  it('reports nothing for a list without a name, or with a name the call would reject', () => {
    for (const dataset of [{}, { list: 'background' }, { list: 'Maya' }]) unfold(dataset);
    expect(track).not.toHaveBeenCalled();
  });
});

describe('upsells', () => {
  beforeEach(() => watchUpsells());
  /** A click on a link with this query; null is a click elsewhere. */
  const click = (query: string | null, dataset: DOMStringMap = {}) => {
    const link = query === null ? null : { href: `https://porchlight.example/checkout/summary?${query}`, dataset };
    act({ closest: () => link });
  };

  it('reports where on the page an upsell was clicked and which funnel it leads to', () => {
    click('wp_content=phones&funnelType=person_onepages_1');
    expect(track).toHaveBeenCalledExactlyOnceWith('upsell_clicked', {
      slot: 'phones',
      funnelType: 'person_onepages_1',
    });
  });

  it('reports nothing the call would reject: an unknown funnel becomes the default, an unknown slot is dropped', () => {
    click('wp_content=map&funnelType=Maya-Ostrowski');
    click('wp_content=map');
    for (const query of [null, 'wp_content=Maya-Ostrowski&funnelType=default', 'wp_content=']) click(query);
    expect(vi.mocked(track).mock.calls).toEqual(
      Array(2).fill(['upsell_clicked', { slot: 'map', funnelType: 'default' }]),
    );
  });

  it('does not count a click that spends a credit', () => {
    click('wp_content=background', { credit: 'report' });
    expect(track).not.toHaveBeenCalled();
  });
});

it("reports which of the partner's searches was clicked, and nothing else", () => {
  watchGenealogy();
  for (const link of [{ dataset: { genealogy: 'death' } }, { dataset: { genealogy: 'Ostrowski' } }, null])
    act({ closest: () => link });
  expect(track).toHaveBeenCalledExactlyOnceWith('genealogy_clicked', { search: 'death' });
});
