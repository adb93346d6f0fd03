import { expect, lookAt, test } from '../support/browser.ts';

const person = lookAt('full page');

/** What was read that makes the browser lay the page out. */
type Laid = typeof globalThis & { reads?: string[] };

test('until its style sheets are there, nothing on a person page asks for a layout, which would be thrown away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const here: Laid = globalThis;
    here.reads = [];
    const watch = (owner: object, name: string) => {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      const kind = own?.get === undefined ? 'value' : 'get';
      const read = own?.[kind];
      if (typeof read !== 'function') throw new Error(`${name} is elsewhere`);
      const noted = function (this: unknown, ...given: unknown[]) {
        here.reads?.push(name);
        return read.apply(this, given);
      };
      Object.defineProperty(owner, name, { ...own, [kind]: noted });
    };
    for (const name of ['scrollX', 'scrollY', 'innerWidth', 'innerHeight', 'getComputedStyle']) watch(window, name);
    for (const name of ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'scrollLeft', 'scrollTop'])
      watch(Element.prototype, name);
    for (const name of ['getBoundingClientRect', 'getClientRects', 'checkVisibility']) watch(Element.prototype, name);
    for (const name of ['offsetWidth', 'offsetHeight', 'offsetLeft', 'offsetTop', 'innerText', 'focus'])
      watch(HTMLElement.prototype, name);
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/person-*.css', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/name/-/-/${person.id}`, { waitUntil: 'commit' });
  // No frame is drawn yet, so nothing that waits for one would do.
  await expect.poll(() => page.evaluate(() => document.documentElement?.dataset.booted)).toBe('');
  expect(await page.evaluate(() => (globalThis as Laid).reads)).toEqual([]);
  held.resolve();
  await expect.poll(() => page.evaluate(() => (globalThis as Laid).reads)).toContain('scrollY');
});
