import type { Truth, TruthAddress, TruthPhone, TruthRelation } from './truth.ts';

/** The viewers of the leak test, by their names in the table of entitlements. */
export type ViewerKind = 'free' | 'premium' | 'smb' | 'bg';

/** A value of one person and its meaning, as the probe searches for it. */
export interface Probe {
  readonly what: string;
  /** the value as a leaking response would contain it */
  readonly sample: string;
  /** lower case; text without it cannot match, which is much faster to check than the pattern */
  readonly needle: string;
  /** compiled when first used: most never are */
  readonly pattern: RegExp;
}

/** How many relatives a free viewer sees by name, how many email domains, and up to which exact age. */
const FREE_RELATIVES = 6;
const FREE_DOMAINS = 3;
export const FREE_AGE_LIMIT = 65;
/** Anybody older counts as dead, in years. */
const LIVING_AGE_LIMIT = 100;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The table of blocks in docs/rules.md, written a second time, independently of the product's own masking: which values
 * of a person a response for this viewer must not contain, and which it must.
 */
export function probesFor(truth: Truth, viewer: ViewerKind, now: Date): { withheld: Probe[]; granted: Probe[] } {
  const all = allProbes(truth, now);
  const isGranted = (probe: Tagged): boolean => probe.seenBy.includes(viewer);
  const granted = all.filter(isGranted);
  // What is allowed under one heading (a landline in a directory) is not a secret under another.
  const told = [
    ...(viewer === 'free' ? [] : [...agesOfOthers(truth, now), ...monthsOfProperties(truth)]),
    // Of somebody who has died, no month of a number is granted: one of a record must not be taken for it.
    ...(viewer === 'bg' ? truth.reportMonths.map((month) => seen(month)[0]) : []),
  ];
  const open = [...granted.map(({ sample }) => sample), publicText(truth, now), ...told].join('\n');
  const secret = all.filter((probe) => !isGranted(probe));
  const known = new Set<Probe>(findAll(open, secret));
  return { withheld: secret.filter((probe) => !known.has(probe)), granted };
}

/** Characters before and after a needle that contain every match of its pattern. */
const REACH = 160;

/** The probes that find their value in the text. */
export function findAll(text: string, probes: readonly Probe[]): Probe[] {
  const lower = text.toLowerCase();
  // Lower case may be longer than the original (İ), so positions in one do not fit the other.
  const isAligned = lower.length === text.length;
  return probes.filter((probe) =>
    isAligned && probe.needle !== ''
      ? isNear(text, lower, probe)
      : lower.includes(probe.needle) && probe.pattern.test(text),
  );
}

/** Tries the pattern only around its needle: on a whole page, each would take milliseconds. */
function isNear(text: string, lower: string, { needle, pattern }: Probe): boolean {
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, at + 1)) {
    if (pattern.test(text.slice(Math.max(0, at - REACH), at + needle.length + REACH))) return true;
  }
  return false;
}

interface Tagged extends Probe {
  readonly seenBy: readonly ViewerKind[];
}

const EVERYONE: readonly ViewerKind[] = ['free', 'premium', 'smb', 'bg'];
const PAID: readonly ViewerKind[] = ['premium', 'smb', 'bg'];
/** full email addresses and the work profile */
const SMB: readonly ViewerKind[] = ['smb', 'bg'];
/** business features */
const BUSINESS: readonly ViewerKind[] = ['smb'];
const NOBODY: readonly ViewerKind[] = [];

function allProbes(truth: Truth, now: Date): Tagged[] {
  const probes: Tagged[] = [];
  const isDead = hasDied(truth, now);
  const add: Add = (what, seenBy, value, pattern, needle): void => {
    if (value === null || value === undefined || value === '') return;
    let compiled: RegExp | undefined;
    probes.push({
      what,
      seenBy,
      sample: value,
      needle: (needle ?? value).toLowerCase(),
      get pattern() {
        compiled ??= pattern?.() ?? whole(value);
        return compiled;
      },
    });
  };
  const reaching: Add = (what, seenBy, ...rest) => add(what, isDead ? NOBODY : seenBy, ...rest);
  for (const address of truth.addresses) addAddress(add, { ...address, isCurrent: address.isCurrent && !isDead });
  for (const phone of truth.phones) addPhone(reaching, truth, phone);
  for (const email of truth.emails) {
    reaching('e-mail address', SMB, email);
    const mailbox = email.split('@')[0] ?? '';
    reaching(
      'mailbox name',
      SMB,
      `${mailbox}@`,
      () => new RegExp(`(?<![\\w.])${escapeText(mailbox)}(?=@)`, 'i'),
      `${mailbox}@`,
    );
  }
  // A company's mailbox reveals its domain: the table allows domains, so they are not a secret under 'work' either.
  for (const [index, domain] of [...new Set(truth.emails.map((email) => email.split('@')[1] ?? ''))].entries()) {
    reaching('e-mail domain', index < FREE_DOMAINS ? EVERYONE : PAID, domain);
  }
  addRelations(add, 'relative', truth.relatives);
  addRelations(add, 'associate', truth.associates);
  addOwned(add, truth);
  for (const { id, caseNumber } of truth.records) {
    add('record', NOBODY, id);
    add('case number', NOBODY, caseNumber);
  }
  add('job title', PAID, truth.job.title);
  add('company', PAID, truth.job.company);
  add('company domain', SMB, truth.job.domain);
  reaching('work profile', SMB, truth.job.url);
  addBirth(add, truth, now);
  return probes;
}

type Add = (
  what: string,
  seenBy: readonly ViewerKind[],
  value: string | null | undefined,
  /** the pattern that finds the value, if not the value itself as a whole word */
  pattern?: () => RegExp,
  /** a part of every match, if not the value itself */
  needle?: string,
) => void;

function addPhone(add: Add, truth: Truth, phone: TruthPhone): void {
  const isListed = phone.lineType === 'Landline' && phone.isListed;
  const seenBy = isListed ? listedBy(truth, phone.number) : PAID;
  const { number } = phone;
  add(`${phone.lineType} number`, seenBy, formatPhone(number), () => phonePattern(number), number.slice(6));
  // Not a secret by itself: it is shown with a number, and without one a month means nothing.
  for (const month of [phone.firstSeen, phone.lastSeen])
    if (month !== null) add('month of a phone', seenBy, ...seen(month));
  add('best time to call', BUSINESS, phone.timezone === null ? null : `"timezone":"${phone.timezone}"`);
}

function addRelations(add: Add, what: string, relations: readonly TruthRelation[]): void {
  relations.forEach((relation, index) => {
    const seenBy = index < FREE_RELATIVES ? EVERYONE : PAID;
    add(what, seenBy, relation.id);
    add(`name of a ${what}`, seenBy, relation.fullName);
    for (const month of [relation.firstSeen, relation.lastSeen])
      if (month !== null) add(`month of a ${what}`, PAID, ...seen(month));
  });
}

/** Owned properties: the street for everybody, house number and zip for paying viewers, and one property's id. */
function addOwned(add: Add, { owned }: Truth): void {
  for (const [index, { houseNumber, street, zip5, pnpId }] of owned.entries()) {
    add('street of a property', EVERYONE, street);
    add('house number with street', PAID, `${houseNumber} ${street}`);
    add('zip code', PAID, zip5, () => zipPattern(zip5));
    add('property id', index === 0 ? EVERYONE : PAID, pnpId);
  }
}

const zipPattern = (zip5: string): RegExp => new RegExp(`(?<![\\w.-])${zip5}(?![\\w.])`);

/** A month as in JSON and on pages: value, pattern, needle. */
function seen(month: string): [string, () => RegExp, string] {
  return [
    `"${month}" ${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
    () => new RegExp(`"${month}"|${monthName(month)}`),
    month.slice(0, 4),
  ];
}

function addAddress(add: Add, address: TruthAddress): void {
  const line1 = `${address.houseNumber} ${address.street}`;
  add('house number with street', PAID, line1);
  add('street', address.isCurrent ? EVERYONE : PAID, address.street);
  add('zip code', PAID, address.zip5, () => zipPattern(address.zip5));
  add('address id', address.isIdLate ? NOBODY : PAID, address.id);
  add('property id', PAID, address.pnpId);
  add('unit', PAID, address.unit);
  for (const [what, month] of [
    ['month of moving in', address.moveIn],
    ['month of moving out', address.moveOut],
    ['month an address was first seen', address.firstSeen],
    ['month an address was last seen', address.lastSeen],
  ] as const) {
    if (month !== null) add(what, PAID, ...seen(month));
  }
  for (const [what, key, dollars] of [
    ['price of the last sale', 'lastSaleAmount', address.lastSaleAmount],
    ['market value', 'marketValue', address.isCurrent ? address.marketValue : null],
  ] as const) {
    if (dollars !== null) add(what, PAID, `"${key}":${dollars},`);
  }
  for (const degrees of [address.latitude, address.longitude]) {
    // The origin rounds to a tenth, so any other position is exact.
    if (Math.round(degrees * 10) / 10 !== degrees) add('exact position', PAID, String(degrees));
  }
}

function addBirth(add: Add, truth: Truth, now: Date): void {
  const { lateBirth } = truth;
  if (lateBirth.year !== null && lateBirth.month !== null)
    add('month and year of a late birth', NOBODY, ...bornIn(lateBirth.year, lateBirth.month));
  const { year, month, day } = truth.birth;
  if (year === null || month === null) return;
  add('month and year of birth', PAID, ...bornIn(year, month));
  if (day !== null) {
    const birthday = () => new RegExp(`"dateOfBirth":\\{[^}]*"day"|${MONTHS[month - 1]}\\w* ${day}, ${year}`);
    add('day of birth', NOBODY, `"dateOfBirth":{"day":${day}}`, birthday, '');
  }
  const age = ageOn(now, year, month);
  const seenBy = hasDied(truth, now) ? NOBODY : age <= FREE_AGE_LIMIT ? EVERYONE : PAID;
  add('exact age', seenBy, `"age":${age},`, () => new RegExp(`"age":${age}[,}]|Age ${age}\\b`), String(age));
}

/** A month of birth as in JSON and on pages: value, pattern, needle. */
function bornIn(year: number, month: number): [string, () => RegExp, string] {
  const pattern = () => new RegExp(`"month":${month},"year":${year}|${MONTHS[month - 1]}\\w* ${year}`);
  return [`"month":${month},"year":${year}`, pattern, String(year)];
}

/** Whole years of somebody born on any day of a month: a year more from the first of the next month on. */
export function ageOn(now: Date, year: number, month: number): number {
  return now.getUTCFullYear() - year - (now.getUTCMonth() + 1 > month ? 0 : 1);
}

/** On record as dead, or older than anybody who counts as living; an unknown month is the latest possible. */
export function hasDied({ isDead, birth: { year, month } }: Truth, now: Date): boolean {
  return isDead || (year !== null && ageOn(now, year, month ?? 12) > LIVING_AGE_LIMIT);
}

/** A free viewer gets only five landlines, listed ones first. */
function listedBy(truth: Truth, number: string): readonly ViewerKind[] {
  const listed = truth.phones
    .filter(({ lineType, isListed }) => lineType === 'Landline' && isListed)
    .map((phone) => phone.number);
  return listed.indexOf(number) < 5 ? EVERYONE : PAID;
}

/** What a response shows everybody: names, other names, cities. */
function publicText(truth: Truth, now: Date): string {
  const places = truth.addresses.map(({ city, stateCode }) => `${city}, ${stateCode}`);
  const current = truth.addresses
    .filter(({ isCurrent }) => isCurrent && !hasDied(truth, now))
    .map(({ street }) => street);
  return [truth.id, truth.fullName, ...truth.akas, ...places, ...current].join('\n');
}

/**
 * The ages of relatives and associates, before or after the month of their birthday this year, as paying viewers see
 * them.
 */
function agesOfOthers({ relatives, associates }: Truth, now: Date): string[] {
  return [...relatives, ...associates].flatMap(({ birthYear }) => {
    if (birthYear === null) return [];
    const age = now.getUTCFullYear() - birthYear;
    return [`"age":${age - 1},`, `"age":${age},`];
  });
}

/** The months of property records, which an unlocked report shows. */
function monthsOfProperties({ addresses }: Truth): string[] {
  return addresses
    .flatMap(({ propertyFirstSeen, propertyLastSeen }) => [propertyFirstSeen, propertyLastSeen])
    .flatMap((month) => (month === null ? [] : [seen(month)[0]]));
}

const escapeText = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (value: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escapeText(value)}(?![\\p{L}\\p{N}])`, 'iu');
const formatPhone = (n: string): string => `(${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6)}`;
const phonePattern = (n: string): RegExp =>
  new RegExp(`(?<!\\d)1?[-. (]*${n.slice(0, 3)}[-. )]*${n.slice(3, 6)}[-. ]*${n.slice(6)}(?!\\d)`);
const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]}\\w*,? ${month.slice(0, 4)}`;
