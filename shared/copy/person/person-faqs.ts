import { ageWords } from '../format/age-words.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { personCopy } from './person.ts';

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/**
 * Questions about a person and their answers. `name` is the full name, `first` the first name used after it. Questions
 * about someone who has died are in the past tense. Every answer is one sentence; what is hidden says what unlocks it.
 */
export const personFaqsCopy = {
  title: (name: string) => `Questions about ${name}`,
  /** links from an answer to its section */
  see: {
    addresses: 'See addresses',
    phones: 'See phone numbers',
    emails: 'See email addresses',
    relatives: 'See relatives',
    associates: 'See associates',
  },
  /** the name of somebody who has died, in a sentence */
  deceased: (name: string) => `${name} (deceased)`,
  moreIsPremium: (count: number) => `${formatCount(count)} more ${isOrAre(count)} part of Premium`,
  moreOnRecord: (count: number) => `${formatCount(count)} more ${isOrAre(count)} on record`,
  moreOnThisPage: (count: number) => `${formatCount(count)} more ${isOrAre(count)} on this page`,
  age: {
    question: (name: string) => `How old is ${name}?`,
    bornQuestion: (name: string) => `When was ${name} born?`,
    age: (age: string) => `Records show ${ageWords.anAge(age)}`,
    ageAndBirth: (age: string, born: string) => `Records show ${ageWords.anAge(age)} and a birth in ${born}`,
    born: (born: string) => `Records say ${born}`,
    hidden: 'The rest of the birth date is part of Premium',
  },
  home: {
    question: (name: string) => `Where does ${name} live now?`,
    pastQuestion: (name: string) => `Where did ${name} live?`,
    lives: (first: string, where: string) => `Records place ${first} ${where}`,
    lastLived: (first: string, where: string) => `Records last place ${first} ${where}`,
    noCurrent: 'No current address is on record',
    at: (address: string) => `at ${address}`,
    on: (street: string, place: string) => `on ${street} in ${place}`,
    in: (place: string) => `in ${place}`,
    since: (where: string, month: string) => `${where} since ${month}`,
    hiddenNumber: 'The house number is part of Premium',
    hiddenStreet: 'The street is part of Premium',
    lag: 'A move can take months to reach the records',
  },
  phone: {
    question: (name: string) => `What is ${possessive(name)} phone number?`,
    primary: (number: string, line: string) => `The primary number on record is ${number}, ${line}`,
    some: (number: string, line: string) => `A number on record is ${number}, ${line}`,
    lines: { Mobile: 'a cell phone', Landline: 'a landline', Other: 'neither a cell phone nor a landline' },
    listed: (numbers: string) => `A public directory lists ${numbers}`,
    areaCode: (count: number, areaCode: string) =>
      count === 1
        ? `We have 1 phone number on record, in area code ${areaCode}`
        : `We have ${formatCount(count)} phone numbers on record; the first is in area code ${areaCode}`,
    count: (count: number) => `We have ${countOf(count, 'phone number')} on record`,
    hidden: (count: number) => (count === 1 ? 'It is part of Premium' : 'They are part of Premium'),
    hiddenDigits: (count: number) =>
      count === 1 ? 'The rest of the number is part of Premium' : 'The rest of each number is part of Premium',
  },
  email: {
    question: (name: string) => `What is ${possessive(name)} email address?`,
    primary: (email: string) => `The primary email address on record is ${email}`,
    some: (email: string) => `An email address on record is ${email}`,
    count: (count: number) => `We have ${countOfEmails(count)} on record`,
    startsWith: (count: number, letter: string, domain: string) =>
      count === 1
        ? `We have 1 email address on record, which starts with “${letter}” and ends with “@${domain}”`
        : `We have ${countOfEmails(count)} on record; the first starts with “${letter}” and ends with “@${domain}”`,
    at: (count: number, domains: string) => `We have ${countOfEmails(count)} on record, at ${domains}`,
    someAt: (count: number, domains: string) =>
      `We have ${countOfEmails(count)} on record, including some at ${domains}`,
    hidden: personCopy.emails.partialNote,
  },
  related: {
    question: (name: string) => `Who is related to ${name}?`,
    pastQuestion: (name: string) => `Who was related to ${name}?`,
    names: (first: string, names: string) => `${first} may be related to ${names}`,
    pastNames: (first: string, names: string) => `${first} may have been related to ${names}`,
    count: (count: number) => `We have ${countOf(count, 'relative')} on record`,
    hidden: (count: number) => (count === 1 ? 'The name is part of Premium' : 'The names are part of Premium'),
  },
  associates: {
    question: (name: string) => `Who are ${possessive(name)} associates?`,
    pastQuestion: (name: string) => `Who were ${possessive(name)} associates?`,
    names: (first: string, names: string) => `Records connect ${first} with ${names}`,
    count: (count: number) => `We have ${countOf(count, 'associate')} on record`,
  },
  earlier: {
    question: (name: string) => `Where did ${name} live before?`,
    places: (count: number, places: string) =>
      `Records list ${countOf(count, 'earlier address', 'earlier addresses')}, in ${places}`,
    somePlaces: (count: number, places: string) =>
      `Records list ${countOf(count, 'earlier address', 'earlier addresses')}, some of them in ${places}`,
    hidden: 'Streets and dates are part of Premium',
  },
  property: {
    question: (name: string) => `Does ${name} own property?`,
    pastQuestion: (name: string) => `Did ${name} own property?`,
    owned: (first: string, count: number) =>
      `Records show ${countOf(count, 'property', 'properties')} in ${possessive(first)} name`,
    ownedAt: (first: string, count: number, where: string) =>
      count === 1
        ? `Records show 1 property in ${possessive(first)} name, ${where}`
        : `Records show ${formatCount(count)} properties in ${possessive(first)} name; the first is ${where}`,
  },
  work: {
    question: (name: string) => `Where does ${name} work?`,
    pastQuestion: (name: string) => `Where did ${name} work?`,
    titleAndCompany: (title: string, company: string) => `Records list the job title ${title} at ${company}`,
    title: (title: string) => `Records list the job title ${title}, without an employer`,
    company: (company: string) => `Records list ${company} as the employer`,
    teaser: {
      both: 'A job title and an employer are on record, and are part of Premium',
      title: 'A job title is on record, and is part of Premium',
      company: 'An employer is on record, and is part of Premium',
    },
  },
} as const;

function countOfEmails(count: number): string {
  return countOf(count, 'email address', 'email addresses');
}

/**
 * Sentences of the summary on a person page. `who` is the full name at first and the first name after that; an age is
 * as it was sent, or null.
 */
export const personSummaryCopy = {
  livesIn: (who: string, age: string | null, place: string) => `${withAge(who, age)} lives in ${place}`,
  lastLivedIn: (who: string, age: string | null, place: string) => `${withAge(who, age)} last lived in ${place}`,
  hasAge: (who: string, age: string) => `Records show ${ageWords.anAge(age)} for ${who}`,
  diedAfterLivingIn: (who: string, place: string) => `Records show that ${who}, who last lived in ${place}, has died`,
  hasDied: (who: string) => `Records show that ${who} has died`,
  onRecord: (who: string, amounts: string) => `We have ${amounts} on record for ${who}`,
  related: (who: string, names: string) => `${who} may be related to ${names}`,
  wasRelated: (who: string, names: string) => `${who} may have been related to ${names}`,
} as const;

function withAge(who: string, age: string | null): string {
  return age === null ? who : `${who}, ${ageWords.aside(age)},`;
}
