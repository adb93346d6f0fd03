import type { DeleteActRun } from '../../contract/operations/delete-act.ts';
import { formatDay } from '../format/day.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { formatTimeOfDay } from '../format/time-of-day.ts';

/** '2:41 PM UTC' */
const timeOf = (at: number): string =>
  `${formatTimeOfDay(new Date(at).getUTCHours(), new Date(at).getUTCMinutes())} UTC`;

/** The operator's page of the California Delete Act. */
export const operatorDeleteActCopy = {
  title: 'California Delete Act',
  lede: 'The state’s lists of people who asked every data broker to delete them. They are fetched, carried out and answered automatically, every week.',
  notSetUp:
    'The lists are not fetched here: DELETE_ACT_API_URL, DELETE_ACT_API_KEY and DELETE_ACT_BROKER_ID are not set.',
  late: (day: string) =>
    `No run has gone through since ${day}. The law asks for one every 45 days, with a fine for each person and day after that.`,
  tellAgency: (from: string, until: string) =>
    `The state’s platform could not be reached from ${from} on. Unless a run goes through before, tell the agency in writing by ${until}.`,
  begin: 'Fetch the lists now',
  began: 'A run has begun. It goes on within ten minutes.',
  goesOn: 'The run that is under way goes on within ten minutes.',
  unclear: 'This form does not say what to do.',
  none: 'No run has begun yet.',
  runs: 'Runs',
  head: {
    run: 'Run',
    begun: 'Begun',
    took: 'Took',
    state: 'State',
    people: 'People',
    answers: 'Answers',
    problems: 'Not read',
  },
  run: (id: number, source: DeleteActRun['source']) => `${id}, ${source === 'platform' ? 'platform' : 'folder'}`,
  states: {
    asking: 'Asking for lists',
    reading: 'Reading the lists',
    matching: 'Looking for people',
    exempting: 'Looking through accounts',
    removing: 'Deleting people',
    answering: 'Answering',
    done: 'Done',
    failed: 'Failed',
  },
  goesOnAt: (at: number) => `goes on ${formatDay(at)}, ${timeOf(at)}`,
  took: (milliseconds: number) => countOf(Math.max(1, Math.round(milliseconds / 60_000)), 'minute'),
  failures: {
    'not-reached': 'the platform could not be reached',
    busy: 'the platform asked us to wait',
    'server-error': 'the platform has an error',
    preparing: 'the platform prepares the lists',
    maintenance: 'the platform rests from 1 to 3 a.m. Pacific',
    'unfinished-batch':
      'the platform says that an earlier batch is not answered, and nothing here is left to answer: ask its support to give it out again',
    'key-refused': 'the platform does not take the API key',
    'not-eligible': 'the platform says that this account may not use it: look at registration, fee and selected lists',
    'not-there': 'nothing is at the platform’s address: look at DELETE_ACT_API_URL',
    'odd-answer': 'the platform answered in a way that is not documented',
    'too-large': 'the lists are larger than we take',
    damaged: 'the file with the lists is damaged: ask the platform’s support to give it out again',
    'too-many-files': 'the file holds more lists than there are',
    method: 'the file is packed in a way that we do not read',
    'answer-refused': 'the platform does not take some answers',
    'not-awaited': 'the platform said that it waits for no answers',
  },
  people: (deleted: number, optedOut: number) => `${formatCount(deleted)} deleted, ${formatCount(optedOut)} opted out`,
  statuses: { 2: 'exempt', 3: 'deleted', 4: 'opted out', 5: 'not found' },
  answer: (list: string, items: number, status: string) => `${list}: ${formatCount(items)} ${status}`,
  amendment: (list: string, items: number, status: string) => `${list}: ${formatCount(items)} changed to ${status}`,
  problems: {
    damaged: 'damaged',
    'too-large': 'too large',
    'too-many-files': 'too many files',
    method: 'packed in a way that we do not read',
    encrypted: 'encrypted',
    path: 'its name is a path',
    name: 'none of the platform’s names',
    twice: 'there twice; the first one was read',
    broker: 'it is for another data broker',
    header: 'its first line does not name the columns',
    columns: 'another number of columns',
    long: 'too long',
    id: 'no id of 12 letters and digits',
    hash: 'no hash of 44 characters',
    list: 'no list of this name',
    duplicate: 'the id is there twice',
    changed: 'the id has another hash than before',
    unknown: 'the identifier is on no list here',
  },
  problem: (name: string, line: number, problem: string) =>
    line === 0 ? `${name}: ${problem}` : `${name}, line ${formatCount(line)}: ${problem}`,
  rowsNotRead: (name: string, rows: number) =>
    rows === 1 ? `${name}: 1 row in all` : `${name}: ${formatCount(rows)} rows in all`,
  refused: (name: string, message: string) => `${name}: ${message}`,
} as const;
