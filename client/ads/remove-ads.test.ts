import { afterEach, expect, test, vi } from 'vitest';
import { removeAds } from './remove-ads.ts';

afterEach(() => vi.unstubAllGlobals());

test('every ad leaves the page', () => {
  const ads = [{ remove: vi.fn() }, { remove: vi.fn() }];
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => (selector === '[data-ad]' ? ads : []) });
  removeAds();
  for (const ad of ads) expect(ad.remove).toHaveBeenCalledOnce();
});
