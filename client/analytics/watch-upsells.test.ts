import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from './track.ts';
import { watchUpsells } from './watch-upsells.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));
const listen = vi.fn();

beforeEach(() => {
  vi.mocked(track).mockReset();
  listen.mockReset();
  vi.stubGlobal('document', { addEventListener: listen });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Calls the listener that was added, with an event at this target. */
function act(target: object): void {
  const [, answer] = listen.mock.calls[0] as [string, (event: object) => void];
  answer({ target });
}

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
