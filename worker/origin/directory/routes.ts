import type { CallHandler } from '../http/serve-call.ts';
import { buildBrowsePerson } from '../people/browse-person.ts';
import { nobodyHere } from './list-pages.ts';
import { loadEntrance, loadNamePage, loadNames } from './store.ts';

/** How many states are listed as those where most people of a last name live. */
const TOP_STATES = 3;

/** GET /api/directory: letters of last names, and states. */
export const answerDirectory: CallHandler<'directory'> = async (c) => {
  const { letters, states } = await loadEntrance(c.env.PEOPLE);
  return {
    people: states.reduce((sum, { people }) => sum + people, 0),
    letters: letters.map(({ letter, names, people }) => ({ letter, names, people })),
    states: states.map(({ state_code, people, properties }) => ({ stateCode: state_code, people, properties })),
  };
};

/** GET /api/directory/{letter}: a page of last names. 404 past the last page and for a letter without names. */
export const answerDirectoryLetter: CallHandler<'directoryLetter'> = async (c, { params: { letter }, query }) => {
  const page = Number(query.page ?? '1');
  const { letters, names, pages, ranges } = await loadNames(c.env.PEOPLE, letter, page);
  const own = letters.find((row) => row.letter === letter);
  if (own === undefined || names.length === 0) throw nobodyHere();
  return {
    letter,
    letters: letters.map((row) => row.letter).join(''),
    namesCount: own.names,
    names: names.map(({ partial, name, people }) => ({ partial, name, people })),
    page,
    pages,
    ranges,
  };
};

/** GET /api/directory/{letter}/{partial}: a page of the people of a last name. */
export const answerDirectoryName: CallHandler<'directoryName'> = async (c, { params: { letter, partial }, query }) => {
  const now = c.get('now');
  const page = Number(query.page ?? '1');
  const found = partial.startsWith(letter) ? await loadNamePage(c.env.PEOPLE, partial, page, now) : null;
  if (found === null) throw nobodyHere();
  const { summary, people, pages, ranges } = found;
  if (people.length === 0) throw nobodyHere();
  return {
    partial,
    name: summary.name,
    peopleCount: summary.people,
    statesCount: summary.states.length,
    topStates: summary.states.slice(0, TOP_STATES).map(({ state_code }) => state_code),
    states: summary.states.map(({ state_code, people: count }) => ({ stateCode: state_code, people: count })),
    firstNames: summary.firstNames.map(({ name, people: count }) => ({ name, people: count })),
    people: people.map((row) => buildBrowsePerson(row, now)),
    page,
    pages,
    ranges,
  };
};
