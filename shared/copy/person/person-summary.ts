import { ageWords } from '../format/age-words.ts';

/**
 * Sentences of the summary of a person page. `who` is the full name at its first mention and the first name after it;
 * an age is as it was sent, null where none was.
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
