import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './tracked-files.ts';

it.each(['wrangler.toml', 'worker/origin/wrangler.toml'])(
  '%s keeps addresses, which hold names, out of the platform’s log',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(
      /\[observability\.logs\]\s+enabled = true\s+invocation_logs = false/,
    );
  },
);
