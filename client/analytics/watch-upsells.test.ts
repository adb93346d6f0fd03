import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { track } from './track.ts';
import { watchUpsells } from './watch-actions.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));
const listen = vi.fn();

beforeEach(() => {
  vi.mocked(track).mockReset();
  listen.mockReset();
  vi.stubGlobal('document', { addEventListener: listen });
  watchUpsells();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A click on a link with this query, or beside any. */
function click(query: string | null, dataset: DOMStringMap = {}): void {
  const link = query === null ? null : { href: `https://porchlight.example/checkout/summary?${query}`, dataset };
  const [, answer] = listen.mock.calls[0] as [string, (event: object) => void];
  answer({ target: { closest: () => link } });
}

it('a click on an upsell tells where it stands and into which funnel it leads', () => {
  click('wp_content=phones&funnelType=person_onepages_1');
  expect(track).toHaveBeenCalledExactlyOnceWith('upsell_clicked', {
    slot: 'phones',
    funnelType: 'person_onepages_1',
  });
});

it('no click tells what the call would refuse: an unknown funnel is the default one, an unknown place is not told', () => {
  click('wp_content=map&funnelType=Maya-Ostrowski');
  click('wp_content=map');
  for (const query of [null, 'wp_content=Maya-Ostrowski&funnelType=default', 'wp_content=']) click(query);
  expect(vi.mocked(track).mock.calls).toEqual(
    Array(2).fill(['upsell_clicked', { slot: 'map', funnelType: 'default' }]),
  );
});

it('a click that spends a credit is no click on an upsell', () => {
  click('wp_content=background', { credit: 'report' });
  expect(track).not.toHaveBeenCalled();
});
