import { expect, it } from 'vitest';
import type { RuleRow } from '../../scripts/lib/rules/rule-tables.ts';
import type { Call } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import { findMisstagedRows } from './unbuilt-rows.ts';

const row = (stage: string, rule: string, file = 'worker/origin/people/routes.ts'): RuleRow => ({
  ...{ doc: 'docs/person-page.md', line: 9, section: 'P 7', id: 'P7-001', rule, stage, file },
});
const test = (file: string, name: string) => ({ file, line: 1, name, ids: ['P7-001'] });
/** The table as it was before the email check and the hard stop were built. */
const table = Object.values<Call>({
  ...calls,
  emailAvailable: { ...calls.emailAvailable, opensWith: 'accounts' },
  hardStop: { ...calls.hardStop, opensWith: 'quota' },
});
const faultsOf = (of: RuleRow, ...tests: ReturnType<typeof test>[]) => findMisstagedRows([of], tests, table);

it('reports a built row whose call answers 501, by its rule and by its test', async () => {
  const fault = ['docs/person-page.md:9 P7-001 is no more than contract: GET /api/hardstop answers 501'];
  expect(await faultsOf(row('built', 'GET /api/hardstop takes path.'))).toEqual(fault);
  expect(await faultsOf(row('built', 'It takes path.'), test('a.test.ts', 'GET /api/hardstop takes it'))).toEqual(
    fault,
  );
});

it('reports a built contract row whose schema is only in calls that answer 501', async () => {
  const of = { ...row('built', 'It answers isValid.', 'shared/contract/account.ts'), id: 'F5-26' };
  const own = { ...test('shared/contract/account.test.ts', 'is answered with four fields'), ids: ['F5-26'] };
  expect(await faultsOf(of, own)).toEqual([
    'docs/person-page.md:9 F5-26 is no more than contract: GET /api/auth/email-available answers 501',
  ]);
});

it('reports a contract row whose call is built, or that has none', async () => {
  const fault = ['docs/person-page.md:9 P7-001 says contract, and no call of it answers 501'];
  expect(await faultsOf(row('contract', 'GET /api/person/premium takes personId.'))).toEqual(fault);
  expect(await faultsOf(row('contract', 'Names are bold.'))).toEqual(fault);
});

it('accepts rows with the right stage', async () => {
  expect(await faultsOf(row('contract', 'GET /api/hardstop takes path.'))).toEqual([]);
  expect(await faultsOf(row('built', 'GET /api/person/premium takes personId.'))).toEqual([]);
  expect(await faultsOf(row('built', 'Names are bold.'))).toEqual([]);
  expect(await faultsOf(row('monitoring', 'GET /api/hardstop takes path.'))).toEqual([]);
});
