import type { Address } from '../../../shared/contract/person/address.ts';
import type { Emails } from '../../../shared/contract/person/email.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import type { Phone } from '../../../shared/contract/person/phone.ts';
import type { FullRelative } from '../../../shared/contract/person/relative.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { personRoiCopy } from '../../../shared/copy/person/person-home.ts';
import { personPrintCopy as words } from '../../../shared/copy/person/person-print.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { roiOf } from '../person/addresses/address-roi.ts';
import { findHome, type HomeDetails, homeFacts, occupancyText } from '../person/addresses/home-facts.ts';
import { provenanceText } from '../person/provenance-text.ts';
import { relativeFacts } from '../person/relatives/relative-facts.ts';

/** The digits of a number that this viewer may not see. */
const HIDDEN_DIGITS = 'XXXXXXX';

/** Phone numbers and email addresses, one per line, as far as they were sent, and the number of those that were not. */
export function contactLines({ mobilePhones, landlinePhones, otherPhones, emails, counts }: Person): string[] {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  const notSent = counts.phonesCount - phones.length;
  return [...phones.map(phoneLine), ...(notSent > 0 ? [words.hiddenPhones(notSent)] : []), ...emailLines(emails)];
}

function phoneLine(phone: Phone): string {
  const number = phone.type === 'full' ? phone.nationalNumber : formatPhone(phone.npa + HIDDEN_DIGITS);
  return [number, words.lines[phone.linetype], ...(phone.detail?.isPrimary ? [words.primary] : [])].join(', ');
}

function emailLines(emails: Emails): string[] {
  switch (emails.type) {
    case 'full':
      return emails.emails.map(({ email }) => email);
    case 'partial':
      return emails.partialEmails.map(({ name, domain }) => `${name}…@${domain}`);
    case 'obfuscated':
      return emails.domains.map((domain) => `…@${domain}`);
    case 'only-counts':
      return emails.totalCount === 0 ? [] : [words.emails(emails.totalCount)];
    case 'none':
      return [];
  }
}

/** Each address with its dates and what is known of the house, as far as it was sent. */
export function addressLines(person: Person, ratePercent: number): string[] {
  return homesOf(person).map(({ address, home }) =>
    [placeAndTime(address), ...homeTexts(address, home, ratePercent)].join('. '),
  );
}

/** What the estimates of these addresses assume, once for all of them. */
export function addressNotes(person: Person, ratePercent: number): string[] {
  const hasEstimate = homesOf(person).some(({ address, home }) => roiOf(address, home, ratePercent)?.estimate != null);
  return hasEstimate ? [words.estimates(personRoiCopy.assumptions(ratePercent))] : [];
}

/** The addresses; the one of the home with its details. */
function homesOf({ addresses, currentAddressDetails }: Person) {
  const details = currentAddressDetails?.type === 'full' ? currentAddressDetails : null;
  const homeAddress = details === null ? null : findHome(addresses, details);
  return addresses.map((address) => ({ address, home: address === homeAddress ? details : null }));
}

function placeAndTime(address: Address): string {
  const place = placeText(address.city, address.stateCode);
  const when = address.isHistorical ? personCopy.addresses.past : personCopy.addresses.current;
  switch (address.type) {
    case 'full':
      return `${address.fullAddress}. ${address.datesOfResidence ?? when}`;
    case 'partial':
      return `${address.line1WithoutNumber}, ${place}. ${when}`;
    case 'obfuscated':
      return `${place}. ${when}`;
  }
}

export function ownedLine(property: Person['ownedProperties'][number]): string {
  const street = property.type === 'full' ? property.line1 : property.line1WithoutNumber;
  return `${street}, ${placeText(property.city, property.stateCode)}`;
}

/** Relatives and associates sent with a name, and the number of the others. */
export function peopleLines({ relatives, associates, counts }: Person): string[] {
  const named = [...relatives, ...associates].filter((someone): someone is FullRelative => someone.type === 'full');
  const notSent = counts.relativesCount + counts.associatesCount - named.length;
  return [...named.map(relativeLine), ...(notSent > 0 ? [words.hiddenPeople(notSent)] : [])];
}

function relativeLine(relative: FullRelative): string {
  const { name, provenance } = relative;
  const confirmed = provenance === undefined ? [] : [provenanceText(provenance)];
  return [words.person(name.fullName, relativeFacts(relative)), ...confirmed].join('. ');
}

/**
 * What the page shows about a house beside its address, in sentences without their periods: when it was confirmed, its
 * neighborhood, occupancy, facts and sale (P9-043), and its appreciation. `ratePercent` is a loan's interest per year.
 */
function homeTexts(address: Address, home: HomeDetails | null, ratePercent: number): string[] {
  const { provenance, property } = address.type === 'full' ? address : { provenance: null, property: null };
  const neighborhood = property?.neighborhood?.trim();
  return [
    provenance === null ? null : provenanceText(provenance),
    neighborhood ? personCopy.addresses.neighborhood(neighborhood) : null,
    occupancyText(property),
    address.type === 'full' ? homeFacts(property, home) : null,
    roiText(address, home, ratePercent),
  ].filter((text) => text !== null && text !== '') as string[];
}

function roiText(address: Address, home: HomeDetails | null, ratePercent: number): string | null {
  const roi = roiOf(address, home, ratePercent);
  if (roi === null) return null;
  const { grade, score, attributes, appreciationPercent, estimate } = roi;
  return [
    words.appreciation(personRoiCopy.grade(grade, score)),
    ...(appreciationPercent === null ? [] : [personRoiCopy.forecast(appreciationPercent)]),
    ...(attributes.length === 0 ? [] : [personRoiCopy.reasons(attributes.join(', '))]),
    ...(estimate === null ? [] : [personRoiCopy.estimate(estimate.profit)]),
  ].join(' ');
}
