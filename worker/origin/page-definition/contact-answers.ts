import type { Emails } from '../../../shared/contract/person/email.ts';
import type { FullPhone, Phone } from '../../../shared/contract/person/phone.ts';
import { joinAnd } from '../../../shared/copy/format/prose.ts';
import { personFaqsCopy as copy } from '../../../shared/copy/person/person-faqs.ts';
import type { Draft, Subject } from './subject.ts';

/** Listed numbers in one answer. */
const LISTED_MAX = 3;

/**
 * The person's phone number: complete if it was sent that way, otherwise an area code. Nobody is told how to reach
 * somebody who has died.
 */
export function answerPhone({ person, name, isFree }: Subject): Draft | null {
  if (person.isDead) return null;
  const sent = [...person.mobilePhones, ...person.landlinePhones, ...person.otherPhones];
  const total = Math.max(person.counts.phonesCount, sent.length);
  const sentences = isFree ? freePhones(sent, total) : paidPhones(sent, total);
  if (sentences.length === 0) return null;
  return { question: copy.phone.question(name), sentences, section: 'phones' };
}

function paidPhones(sent: readonly Phone[], total: number): string[] {
  const phone = firstOf(sent.filter(isFull));
  if (phone === undefined) return [];
  const say = phone.detail?.isPrimary ? copy.phone.primary : copy.phone.some;
  const sentence = say(phone.nationalNumber, copy.phone.lines[phone.linetype]);
  return total > 1 ? [sentence, copy.moreOnThisPage(total - 1)] : [sentence];
}

function freePhones(sent: readonly Phone[], total: number): string[] {
  if (total === 0) return [];
  const listed = sent.filter(isFull).filter(({ isListed }) => isListed);
  if (listed.length > 0) {
    const told = listed.slice(0, LISTED_MAX).map(({ nationalNumber }) => nationalNumber);
    const sentences = [copy.phone.listed(joinAnd(told))];
    if (listed.length > told.length) sentences.push(copy.moreOnThisPage(listed.length - told.length));
    if (total > listed.length) sentences.push(copy.moreIsPremium(total - listed.length));
    return sentences;
  }
  const phone = firstOf(sent);
  if (phone === undefined) return [copy.phone.count(total), copy.phone.hidden(total)];
  return [copy.phone.areaCode(total, phone.npa), copy.phone.hiddenDigits(total)];
}

function isFull(phone: Phone): phone is FullPhone {
  return phone.type === 'full';
}

function firstOf<P extends Phone>(phones: readonly P[]): P | undefined {
  return phones.find(({ detail }) => detail?.isPrimary) ?? phones[0];
}

/** The person's email address, in the form it was sent in; none of somebody who has died. */
export function answerEmail({ person, name }: Subject): Draft | null {
  if (person.isDead) return null;
  const sentences = emailSentences(person.emails, person.counts.emailsCount);
  if (sentences.length === 0) return null;
  return { question: copy.email.question(name), sentences, section: 'emails' };
}

function emailSentences(emails: Emails, total: number): string[] {
  const words = copy.email;
  switch (emails.type) {
    case 'none':
      return [];
    case 'only-counts':
      return emails.totalCount === 0 ? [] : [words.count(emails.totalCount), words.hidden];
    case 'obfuscated': {
      const count = Math.max(total, emails.recentlyUsedCount + emails.otherCount, emails.domains.length);
      if (count === 0) return [];
      if (emails.domains.length === 0) return [words.count(count), words.hidden];
      const say = count === emails.domains.length ? words.at : words.someAt;
      return [say(count, joinAnd(emails.domains)), words.hidden];
    }
    case 'partial': {
      const [first] = emails.partialEmails;
      if (first === undefined) return [];
      const count = Math.max(total, emails.partialEmails.length);
      return [words.startsWith(count, first.name, first.domain), words.hidden];
    }
    case 'full': {
      const first = emails.emails.find(({ isPrimary }) => isPrimary) ?? emails.emails[0];
      if (first === undefined) return [];
      const more = Math.max(total, emails.emails.length) - 1;
      const sentence = first.isPrimary ? words.primary(first.email) : words.some(first.email);
      return more > 0 ? [sentence, copy.moreOnThisPage(more)] : [sentence];
    }
  }
}
