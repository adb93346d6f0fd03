import type { Contact } from '../../../shared/contract/contacts.ts';
import { contactsCopy } from '../../../shared/copy/account/contacts.ts';
import { joinAnd } from '../../../shared/copy/format/prose.ts';
import type { DescribedContact } from './describe-contacts.ts';

const { files, row } = contactsCopy;

/**
 * A contact as a card, vCard 3.0 (RFC 2426): what phones and mail programs all import, while several take 4.0 for no card
 * at all. It has what the viewer may see now; the note says how much is on record.
 *
 * @param url their page
 */
export function vcardOf({ contact, name }: DescribedContact, url: string): string {
  const { fullName, phones, emails, address, city, stateCode } = contact;
  const { firstName, middleName, lastName, suffix } = name;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[lastName, firstName, middleName ?? '', '', suffix ?? ''].map(escaped).join(';')}`,
    `FN:${escaped(fullName)}`,
    ...phones.map(({ number, isMobile }) => `TEL;TYPE=${isMobile ? 'CELL' : 'VOICE'}:${escaped(number)}`),
    ...emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...addressLine(address ?? { line1: '', city, stateCode, zip5: null }),
    `URL:${escaped(url)}`,
    ...noteLine(contact),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function addressLine({
  line1,
  city,
  stateCode,
  zip5,
}: {
  readonly line1: string;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly zip5: string | null;
}): string[] {
  if (city === null && stateCode === null) return [];
  const parts = ['', '', line1, city ?? '', stateCode ?? '', zip5 ?? '', 'United States'];
  return [`ADR;TYPE=HOME:${parts.map(escaped).join(';')}`];
}

/** The viewer's own note, and what the card leaves out because it is masked now. */
function noteLine({ note, isDead, phones, emails, phonesCount, emailsCount }: Contact): string[] {
  const hidden = [
    ...(phonesCount > phones.length ? [row.phones(phonesCount)] : []),
    ...(emailsCount > emails.length ? [row.emails(emailsCount)] : []),
  ];
  const parts = [
    ...(isDead ? [files.deceased] : []),
    ...(note === '' ? [] : [note]),
    ...(hidden.length === 0 ? [] : [files.onRecord(joinAnd(hidden))]),
  ];
  return parts.length === 0 ? [] : [`NOTE:${escaped(parts.join('\n'))}`];
}

/** A value as RFC 2426 writes it: on one line, without the marks that separate values. */
function escaped(text: string): string {
  return text
    .replace(/[\\,;]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** How long a line may be, in bytes. */
const LINE_BYTES = 75;

/** A long line in several, each but the first after a space; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** How many bytes of UTF-8 a character takes: an encoder for each would take most of the time of a file. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
