import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIMIT_BINDINGS } from '../../worker/middleware/rate-limit.ts';
import { ROOT } from './tracked-files.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

describe.each(['wrangler.toml', 'worker/origin/wrangler.toml'])('%s', (file) => {
  it('serves the worker only at its own address, never at the platform’s', () => {
    // Before the first table: in a table the keys would mean nothing.
    const top = read(file).split(/^\[/m, 1)[0] ?? '';
    expect(top).toMatch(/^workers_dev = false$/m);
    expect(top).toMatch(/^preview_urls = false$/m);
  });

  it('sets no site, so that none is served under a made-up name', () => {
    expect(read(file)).not.toMatch(/^\s*SITE_URL\s*=/m);
  });
});

it('wrangler.toml binds every limit, per minute and with its own counter', () => {
  const tables = read('wrangler.toml').split('[[ratelimits]]').slice(1);
  const bound = tables.map((table) => {
    const [, name, id] =
      /^\s*name = "(\w+)"\s+namespace_id = "(\d+)"\s+simple = \{ limit = \d+, period = 60 \}/.exec(table) ?? [];
    return { name, id };
  });
  expect(bound.map(({ name }) => name).sort()).toEqual(Object.values(LIMIT_BINDINGS).sort());
  expect(new Set(bound.map(({ id }) => id)).size).toBe(bound.length);
});

it('npm run dev listens on this machine only, and under no other name', () => {
  const [server = ''] = /^ {4}server: \{.*$/m.exec(read('vite.config.ts')) ?? [];
  expect(server).toContain("host: '127.0.0.1'");
  expect(server).toContain('allowedHosts: []');
  // What it starts with says nothing else.
  expect(read('scripts/dev.ts')).toContain('server: { port, strictPort: true }');
});

describe('the headers of static files', () => {
  const rules = read('client/public/_headers')
    .split(/\n(?=\S)/)
    .map((text) => ({ path: text.split('\n', 1)[0] ?? '', text }));
  const ruleOf = (path: string) => rules.filter((rule) => new RegExp(`^${rule.path.replace('*', '.*')}$`).test(path));

  it('let no other site read any, except the link preview picture', () => {
    const files = readdirSync(join(ROOT, 'client/public')).filter((name) => name !== '_headers');
    const paths = ['/assets/entry-abc.js', '/tiles/v3/0/0/0.mvt', ...files.map((name) => `/${name}`)];
    for (const path of paths) {
      const found = ruleOf(path);
      expect(found, path).toHaveLength(1);
      const policy = path === '/open-graph.png' ? 'cross-origin' : 'same-origin';
      expect(found[0]?.text, path).toContain(`  Cross-Origin-Resource-Policy: ${policy}\n`);
    }
  });
});
