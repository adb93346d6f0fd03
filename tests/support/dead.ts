/** Finds what would make somebody who has died look alive, reachable or for sale, in the origin's answers and on pages. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Row = { readonly [key: string]: Json };

/** Where in an answer, and what is wrong. */
type Note = (where: string, what: string) => void;

/**
 * The faults of an answer that names people who have died: a row about one of them without 'isDead', with an age or an
 * age range, or a suggestion of one that does not begin with 'Deceased'. `dead` are the ids of everybody who has died.
 *
 * @returns how many rows are about the dead, and what is wrong with them
 */
export function faultsOfDead(
  answer: unknown,
  dead: ReadonlySet<string>,
): { readonly named: number; readonly faults: string[] } {
  const faults: string[] = [];
  let named = 0;
  const note: Note = (where, what) => faults.push(`${where}: ${what}`);
  const walk = (value: Json, where: string): void => {
    if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one as Json, `${where}[${at}]`);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const row = value as Row;
    if (isAbout(row, dead)) {
      named += 1;
      checkRow(row, where, note);
    }
    for (const [key, inner] of Object.entries(row)) walk(inner, `${where}.${key}`);
  };
  walk(answer as Json, '');
  return { named, faults };
}

function isAbout({ id, path }: Row, dead: ReadonlySet<string>): boolean {
  if (typeof id === 'string') return dead.has(id);
  return typeof path === 'string' && dead.has(path.slice(path.lastIndexOf('/') + 1));
}

function checkRow(row: Row, where: string, note: Note): void {
  if (!('id' in row)) {
    if (typeof row.detail !== 'string' || !row.detail.startsWith('Deceased'))
      note(where, `suggested as '${row.detail}'`);
    return;
  }
  // An age that comes late is only that.
  const isLateAge = Object.keys(row).sort().join() === 'age,ageRange,id';
  if (row.isDead !== true && !isLateAge) note(where, 'not said to be dead');
  const birth = (row.dateOfBirth ?? {}) as Row;
  for (const [what, value] of Object.entries({
    age: row.age,
    ageRange: row.ageRange,
    'age of birth': birth.age,
    'age range of birth': birth.ageRange,
  }))
    if (value !== undefined && value !== null) note(where, `${what} ${value}`);
  if (row.isCurrentCity === true) note(where, 'lives in a city');
}

/** Questions about the present of somebody who has died, and any about reaching them. */
const PRESENT = /^(?:How old is|Where does|What is|Who is|Who are|Does )|phone|e-?mail/i;
/** Offers, and facts about reaching somebody. */
const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an offer of numbers', /(?:view|see|get|add|check)[^<]{0,30}(?:phone|number|contact info)/i],
  ['an offer of email addresses', /(?:view|see|get)[^<]{0,30}e-?mail/i],
  ['a phone number', /\(\d{3}\) 555-\d{4}|href="\/phone\/|href="tel:/],
  ['an email address', /href="mailto:|[\w.]+@[\w-]+\.\w|emailUpgrade/],
  ['a section about reaching', /person-details-(?:phone|email)-section/],
  ['a phone check', /best time|phone activity|id="phone-check|wp_content=(?:phones|emails)/i],
  ['saving', /value="save"|My Contacts/],
  ['monitoring', /value="monitor"/],
  ['the present', /\b(?:Lives (?:in|at|on)|How old is|Where does)\b|>Current</],
  ['a work profile', /profile\.example|Work profile/],
  // What a home was sold for has no cents.
  ['a price', /\$\d+\.\d\d/],
  [
    'an offer',
    /part of (?:Premium|a paid|Small)|(?:See|with) (?:Premium|Small Business|the report)|\bUnlock\b|Use 1 credit/,
  ],
  ['a way to a price', /href="[^"]*\/(?:checkout|billing|manage-plan)\b|data-credit|data-upgrade/],
];

/**
 * What the content of a person page says or offers although the person has died.
 *
 * @param main the page's main element, as HTML
 */
export function deadPageFaults(main: string): string[] {
  return FAULTS.filter(([, pattern]) => pattern.test(main)).map(
    ([what, pattern]) => `${what}: ${pattern.exec(main)?.[0]}`,
  );
}

/** The questions of a page definition that must not be asked about somebody who has died. */
export function presentQuestions(questions: readonly string[]): string[] {
  return questions.filter((question) => PRESENT.test(question));
}
