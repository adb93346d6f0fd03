import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureFresh } from './ensure-fresh.ts';

let folder: string;
let sources: string;
const build = vi.fn(async () => {});
const ensure = () => ensureFresh(join(folder, 'dist'), () => sources, build);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-build-'));
  sources = 'as they were';
  build.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('builds where nothing is built and after an edit, and not where nothing changed', async () => {
  expect([await ensure(), await ensure()]).toEqual([true, false]);
  sources = 'edited';
  expect([await ensure(), await ensure()]).toEqual([true, false]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('of two that find it stale at once one builds, and the other waits for that', async () => {
  const going = Promise.withResolvers<void>();
  build.mockReturnValueOnce(going.promise);
  const both = [ensure(), ensure()];
  await expect.poll(() => build.mock.calls.length).toBe(1);
  going.resolve();
  expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a build that failed is stale, even for the sources of the one before it', async () => {
  await ensure();
  sources = 'edited';
  build.mockRejectedValueOnce(new Error('planted'));
  await expect(ensure()).rejects.toThrow('planted');
  sources = 'as they were';
  expect(await ensure()).toBe(true);
});

test('what is edited while it is built is built the next time', async () => {
  build.mockImplementationOnce(async () => {
    sources = 'edited meanwhile';
  });
  expect([await ensure(), await ensure(), await ensure()]).toEqual([true, true, false]);
});
