// npm run delete-act: the lists of the California Delete Act, on the databases of a local run (docs/delete-act.md).
//   npm run delete-act -- --folder path [--broker 4821]: carries out the lists in a folder, as unpacked from the platform's
//   portal, and writes files of answers beside them
//   npm run delete-act -- --find Email=june@example.com: whether somebody's identifier is on a list that is kept, and what
//   became of it; nothing is written
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DROP_LISTS } from '../shared/contract/operations/delete-act.ts';
import { operatorDeleteActCopy as words } from '../shared/copy/operator/delete-act.ts';
import { openLocalDatabase } from '../tests/support/sqlite-database.ts';
import { databaseFiles, migrate } from './lib/database/people-database.ts';
import { holdState } from './lib/database/state-lock.ts';
import { carryOutFolder } from './lib/delete-act/carry-out-folder.ts';
import { identifierHash, TYPED_AS } from './lib/delete-act/identifier-hash.ts';
import { ROOT, STATE_DIR } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';

const USAGE = `Say --folder and a folder, or --find and one of ${DROP_LISTS.map((list) => `${list}=${TYPED_AS[list]}`).join('; ')}.`;

try {
  const options = { folder: { type: 'string' }, broker: { type: 'string' }, find: { type: 'string' } } as const;
  const { folder, broker = null, find } = parseArgs({ options, allowPositionals: false }).values;
  if ((folder === undefined) === (find === undefined)) throw new Error(USAGE);
  if (broker !== null && !/^\d{4}$/.test(broker)) throw new Error('--broker wants the four digits of a data broker.');
  const { peopleFile, accountsFile } = databaseFiles();
  if (![peopleFile, accountsFile].every((file) => existsSync(file)))
    throw new Error('There are no local databases yet: npm run seed makes them.');
  holdState(STATE_DIR);
  migrate(accountsFile, join(ROOT, 'worker/origin/migrations/accounts'));
  const [PEOPLE, ACCOUNTS] = [openLocalDatabase(peopleFile), openLocalDatabase(accountsFile)];
  try {
    if (find !== undefined) await tellOf(find);
    else await carryOut(String(folder));
  } finally {
    PEOPLE.close();
    ACCOUNTS.close();
  }

  async function carryOut(path: string): Promise<void> {
    if (!existsSync(path) || !statSync(path).isDirectory()) throw new Error(`${path} is no folder.`);
    const outcome = await carryOutFolder({ PEOPLE, ACCOUNTS }, path, { brokerId: broker, now: Date.now() });
    say(`People: ${words.people(outcome.deleted, outcome.optedOut)}.`);
    for (const { list, status, items } of outcome.counts)
      say(words.answer(list, items, words.statuses[status as keyof typeof words.statuses]));
    for (const { name, line, problem } of outcome.problems)
      say(`Not read: ${words.problem(name, line, words.problems[problem as keyof typeof words.problems])}`);
    for (const name of outcome.answers) say(`Upload ${join(path, name)}`);
  }

  async function tellOf(asked: string): Promise<void> {
    const [name = '', ...rest] = asked.split('=');
    const list = DROP_LISTS.find((one) => one === name);
    const hash = list === undefined ? null : identifierHash(list, rest.join('='));
    if (list === undefined || hash === null) throw new Error(USAGE);
    const { results } = await ACCOUNTS.prepare('SELECT id, status FROM drop_item WHERE list = ?1 AND hash = ?2')
      .bind(list, hash)
      .all<{ id: string; status: keyof typeof words.statuses | null }>();
    say(`${list} hash: ${hash}`);
    if (results.length === 0) say('It is on no list that is kept.');
    for (const { id, status } of results)
      say(`On the list as ${id}: ${status === null ? 'not looked for yet' : words.statuses[status]}.`);
  }
} catch (error) {
  failWithSentence(error);
}
