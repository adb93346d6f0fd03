import type { PrintPart } from '../../people/print-parts.ts';
import { countOf, formatCount } from '../format/numbers.ts';
import { courtRunnerCopy } from '../records/court-runner.ts';
import { personBackgroundCopy } from './person-background.ts';
import { personPrintCopy } from './person-print.ts';

/** Words of the page that asks what to print. */
export const printChoiceCopy = {
  title: 'What do you want to print?',
  /** before the name */
  about: 'The background report about',
  /** in words: nobody knows the number before it is printed */
  pages: (pages: number) => (pages === 1 ? 'about 1 page' : `about ${formatCount(pages)} pages`),
  all: (pages: number) => `With everything checked, it takes about ${countOf(pages, 'page')}.`,
  unknown: 'The counts did not load, so a section may turn out to be empty.',
  submit: 'Print these',
  back: 'Back to the report',
  /** from the sheet */
  again: 'Choose sections',
  nothing: 'Nothing is checked. Check at least one section to print.',
  withoutCrimes: 'Print without criminal records',
} as const;

/** The name of a part of the sheet, on it and where it is chosen. */
export function printPartTitle(part: PrintPart): string {
  switch (part) {
    case 'contact':
    case 'addresses':
    case 'people':
      return personPrintCopy[part];
    case 'courtRunner':
      return courtRunnerCopy.title;
    default:
      return personBackgroundCopy.groups[part].title;
  }
}

/** '6 phone numbers and emails', '1 record'. */
export function printPartCount(part: PrintPart, count: number): string {
  switch (part) {
    case 'contact':
      return countOf(count, 'number or email address', 'numbers and email addresses');
    case 'addresses':
      return countOf(count, 'address', 'addresses');
    case 'people':
      return countOf(count, 'person', 'people');
    case 'courtRunner':
      return countOf(count, 'county searched', 'counties searched');
    case 'properties':
      return countOf(count, 'property', 'properties');
    default:
      return countOf(count, 'record');
  }
}
