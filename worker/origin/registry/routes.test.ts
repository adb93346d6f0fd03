import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';

let origin: TestOrigin;
beforeEach(() => {
  origin = openTestOrigin();
  origin.accounts.exec(
    `INSERT INTO late_template (name, template) VALUES
       ('offenses', '{offenses} {offenses:Criminal Record|Criminal Records}'), ('broken', 'See {records')`,
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const ask = (interpolationData: object, interpolatedTextCopy: readonly unknown[]) =>
  origin.call('/api/interpolate-string', {
    method: 'POST',
    body: JSON.stringify({ interpolationData, interpolatedTextCopy }),
    envelope: { caller: 'browser' },
  });
const textsFor = async (data: object, names: readonly string[]) =>
  (await ask(data, names)).json<{ texts: string[] }>().texts;

describe('interpolate-string', () => {
  it('answers the texts of all names in one call, in the requested order [P7-042]', async () => {
    const data = { records: 1_204, offenses: 1 };
    expect(await textsFor(data, ['offenses', 'records-count', 'offenses'])).toEqual([
      '1 Criminal Record',
      'See 1,204 records',
      '1 Criminal Record',
    ]);
    expect(await textsFor(data, [])).toEqual([]);
  });

  it('answers an empty text for an unknown name, a broken template, and a count that is missing or 0', async () => {
    const names = ['nobody-made-it', 'broken', 'records-count', 'offenses'];
    expect(await textsFor({ offenses: 0 }, names)).toEqual(['', '', '', '']);
  });

  it('does not accept a template as a name', async () => {
    for (const name of ['See {records}', '', 'a b', 7]) expect((await ask({ records: 3 }, [name])).status).toBe(400);
  });

  it('answers from the fixed set if the registry cannot be read', async () => {
    origin.accounts.exec('DROP TABLE call_to_action; DROP TABLE late_template');
    expect(await textsFor({ records: 2 }, ['records-count', 'offenses'])).toEqual(['See 2 records', '']);
  });
});
