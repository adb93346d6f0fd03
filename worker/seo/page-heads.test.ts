import { expect, test } from 'vitest';
import { hasFlags } from './page-heads.ts';

test("a list's page number, campaign parameters and empty fields are not flags, anything else is", () => {
  for (const query of ['', 'page=2', 'utm_source=a&utm_medium=cpc', 'page=3&gclid=b', 'fbclid=1', 'name=&location='])
    expect(hasFlags(new URLSearchParams(query)), query).toBe(false);
  for (const query of ['sort=age', 'show_info_banner=true', 'page=2&state=OR', 'reported=yes', 'utm=1', 'x=1'])
    expect(hasFlags(new URLSearchParams(query)), query).toBe(true);
});
