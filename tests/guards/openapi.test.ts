import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { buildOpenApi, openApiText } from '../../scripts/lib/build/openapi.ts';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { calls } from '../../shared/contract/calls.ts';

test('docs/openapi.json matches the table of calls (npm run openapi writes it)', () => {
  const kept = readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8');
  // Not toEqual on the texts: the difference of two long texts takes minutes to print.
  expect(kept === openApiText()).toBe(true);
});

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(openApiText()));
  expect(result.errors ?? []).toEqual([]);
  expect(validator.version).toBe('3.1');
});

test('it has each call once', () => {
  const { paths } = buildOpenApi() as unknown as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
});
