import { expect, test } from 'vitest';
import { listSecrets } from '../../../shared/contract/transport/derived-key.ts';
import { PURGE_SIGNATURE, signPurge } from '../../../shared/contract/transport/purge-signature.ts';
import { keptPagesOf } from '../../person/kept-pages.ts';
import { edge, SECRET } from '../../testing.ts';

const JUNE = 'Pjune00000000000';
const BODY = JSON.stringify({ tags: [JUNE] });
const KEYS = {
  hers: `/June-Alder/Portland-OR/${JUNE}\n`,
  'a relative’s': '/Sam-Alder/Portland-OR/Psam000000000000\n',
  'somebody else’s': '/Ada-Lind/Salem-OR/Pada000000000000\n',
};

/** An edge that keeps her page, a relative's page that links to it, and somebody else's. */
function keeping() {
  const site = edge();
  const pages = keptPagesOf(site.env);
  const keep = (key: string, html: string) =>
    pages.put(key, { entityTag: '"a"', isStoppable: false, html: new TextEncoder().encode(html) });
  keep(KEYS.hers, 'June');
  keep(KEYS['a relative’s'], `<a href="/June-Alder/Portland-OR/${JUNE}">June</a>`);
  keep(KEYS['somebody else’s'], 'Ada');
  return {
    ...site,
    kept: () => Object.entries(KEYS).flatMap(([whose, key]) => (pages.get(key) === null ? [] : whose)),
    purge: (signature: string, body = BODY) =>
      site.request('/internal/purge', { method: 'POST', body, headers: { [PURGE_SIGNATURE]: signature } }),
  };
}

const sign = (body = BODY, now = Date.now(), secret = SECRET) => signPurge(listSecrets(secret, undefined), body, now);

test('a purge that the origin signed drops every page that names the person, and no other', async () => {
  const { kept, purge, asked } = keeping();
  const answer = await purge(await sign());
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(kept()).toEqual(['somebody else’s']);
  expect(asked).toEqual([]);
});

test.each<[string, () => Promise<string>, string?]>([
  ['without a signature', async () => ''],
  ['with one of another secret', () => sign(BODY, Date.now(), 'another secret, longer than 32 characters')],
  ['with one for another body', () => sign('{"tags":["Pada000000000000"]}')],
  ['with one that is two minutes old', () => sign(BODY, Date.now() - 120_000)],
])('a purge %s drops nothing', async (_, signed) => {
  const { kept, purge } = keeping();
  const answer = await purge(await signed());
  expect(answer.status).toBe(403);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(kept()).toHaveLength(3);
});

test.each(['', '{', '{"tags":[]}', '{"tags":[""]}', `{"tags":["${JUNE}"],"more":1}`])(
  'a signed purge of %j is a bad request',
  async (body) => {
    const { kept, purge } = keeping();
    expect((await purge(await sign(body), body)).status).toBe(400);
    expect(kept()).toHaveLength(3);
  },
);

test('it is not a page: a GET finds nothing', async () => {
  expect((await edge().get('/internal/purge')).status).toBe(404);
});
