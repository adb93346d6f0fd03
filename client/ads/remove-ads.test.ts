import { afterEach, expect, test, vi } from 'vitest';
import { areAdsRemoved, removeAds } from './remove-ads.ts';

afterEach(() => vi.unstubAllGlobals());

test('every ad leaves the page, the document is marked, and the code that fills slots is told', () => {
  const ads = [{ remove: vi.fn() }, { remove: vi.fn() }];
  const heard: string[] = [];
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelectorAll: (selector: string) => (selector === '[data-ad]' ? ads : []),
    dispatchEvent: ({ type }: Event) => heard.push(type),
  });
  expect(areAdsRemoved()).toBe(false);
  removeAds();
  for (const ad of ads) expect(ad.remove).toHaveBeenCalledOnce();
  expect(areAdsRemoved()).toBe(true);
  expect(heard).toEqual(['ads-removed']);
});
