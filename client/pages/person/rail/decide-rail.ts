import type { Emails } from '../../../../shared/contract/person/email.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import type { SectionName } from '../../../../shared/people/person-sections.ts';
import { decideMore, readRows, shownReportSections } from '../background/report-rows.ts';
import { shownEmails } from '../emails/shown-emails.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { namedPeople, orderSections } from '../person-sections.ts';

/** The content of a station of the rail, except the first one, which has the journey. */
export type Station = 'questions' | '300x600' | 'house' | '160x600';

export interface Rail {
  /** whether there is a 300x250 box under the journey */
  readonly hasRectangle: boolean;
  /** those after the journey, from top to bottom */
  readonly stations: readonly Station[];
}

/** How high the sections must be, in pixels, to leave room for what viewers with ads get. */
const ROOM_FROM_PX = { rectangle: 1_200, house: 1_600, '300x600': 2_400, '160x600': 2_800 } as const;

/**
 * What is beside the sections (P2-078, P9-055). A longer page gets more; what has no room is left out, not squeezed, so
 * that the rail is never longer than the sections.
 */
export function decideRail({
  heightPx,
  hasAds,
  hasHouseAd,
}: {
  /** at least, of the sections */
  readonly heightPx: number;
  readonly hasAds: boolean;
  readonly hasHouseAd: boolean;
}): Rail {
  const isThere: { readonly [part in keyof typeof ROOM_FROM_PX]: boolean } = {
    rectangle: hasAds,
    '300x600': hasAds,
    house: hasHouseAd,
    '160x600': hasAds,
  };
  const fits = (part: keyof typeof ROOM_FROM_PX) => isThere[part] && heightPx >= ROOM_FROM_PX[part];
  return {
    hasRectangle: fits('rectangle'),
    stations: ['questions', ...(['300x600', 'house', '160x600'] as const).filter(fits)],
  };
}

/** Minimum heights in pixels, measured beside the rail, which starts at 1,024 px. */
const GAP = 48;
const SUMMARY = 24;
const DISCLAIMER = 120;
const SPONSORED = 120;
const NAME_ONLY = 240;
/** an empty section */
const EMPTY = 176;
const PHONES = { one: 216, more: 64, group: 36 } as const;
/** homes whose city alone was sent share one row; what is hidden has a note below, except of the dead */
const ADDRESSES = { head: 60, row: 104, shownMax: 4, note: 64 } as const;
/** one of them, and those below it that show without a click; homes that are owned stand below the addresses */
const EMAILS = { one: 176, more: 64, shownMax: 3 } as const;
const OWNED = { one: 100, more: 56, shownMax: 3 } as const;
const PEOPLE = { row: 128, more: 92, perRow: 3, rowsMax: 2 } as const;
/** with the disclaimer below; so is that of an open report */
const REPORT = 560;
const OPEN_REPORT = { around: 250, head: 53, row: 72, none: 40, more: 45 } as const;

/** The minimum height of a page's sections: what the server knows before anything is rendered. */
export function estimateSections(page: PersonPageModel): number {
  const { details } = page;
  const sections = isNameOnly(details.results) ? [] : orderSections(page);
  const heights = [
    details.pageDefinition.personDetailsSeoSummary === null ? null : SUMMARY,
    sections.length === 0 ? NAME_ONLY : null,
    ...sections.map((section) => sectionHeight(page, section)),
    sections.includes('background') ? null : DISCLAIMER,
    page.genealogyUrl === null ? null : SPONSORED,
  ].filter((height) => height !== null);
  return heights.reduce((sum, height) => sum + height + GAP, -GAP);
}

function sectionHeight(page: PersonPageModel, section: SectionName): number {
  const { details } = page;
  const person = details.results;
  const above = (count: number, from: number) => Math.max(0, count - from);
  switch (section) {
    case 'phones': {
      const groups = [person.mobilePhones, person.landlinePhones, person.otherPhones].filter(
        ({ length }) => length > 0,
      );
      const rows = groups.reduce((sum, { length }) => sum + length, 0);
      return rows === 0 ? EMPTY : PHONES.one + above(rows, 1) * PHONES.more + above(groups.length, 1) * PHONES.group;
    }
    case 'addresses': {
      if (person.addresses.length === 0) return EMPTY;
      const cities = person.addresses.filter(({ type }) => type === 'obfuscated').length;
      const streets = Math.min(person.addresses.length - cities, ADDRESSES.shownMax);
      const note = cities > 0 && !person.isDead ? ADDRESSES.note : 0;
      return ADDRESSES.head + (streets + Math.min(cities, 1)) * ADDRESSES.row + note + ownedHeight(page);
    }
    case 'emails':
      return EMAILS.one + above(emailRows(shownEmails(details)), 1) * EMAILS.more;
    case 'relatives':
    case 'associates': {
      const rows = Math.min(Math.ceil(namedPeople(person, section).length / PEOPLE.perRow), PEOPLE.rowsMax);
      return PEOPLE.row + above(rows, 1) * PEOPLE.more;
    }
    case 'background':
      return reportHeight(page);
  }
}

/** The rows of addresses that show without a click; a number alone has none. */
function emailRows(emails: Emails): number {
  switch (emails.type) {
    case 'full':
      return Math.min(emails.emails.length, EMAILS.shownMax);
    case 'partial':
      return Math.min(emails.partialEmails.length, EMAILS.shownMax);
    case 'obfuscated':
      return emails.domains.length;
    default:
      return 0;
  }
}

function ownedHeight(page: PersonPageModel): number {
  const rows = Math.min(page.details.results.ownedProperties.length, OWNED.shownMax);
  return rows === 0 || arePropertiesHidden(page) ? 0 : OWNED.one + (rows - 1) * OWNED.more;
}

function reportHeight(page: PersonPageModel): number {
  const { background, counts, details } = page;
  if (!hasOpenReport(details)) return REPORT;
  if (background === null || background === 'missing') return OPEN_REPORT.around;
  const heights = shownReportSections(arePropertiesHidden(page)).map((section) => {
    const shown = readRows(section, background, counts);
    const more = decideMore(section, shown) === null ? 0 : OPEN_REPORT.more;
    return OPEN_REPORT.head + (shown.rows.length * OPEN_REPORT.row || OPEN_REPORT.none) + more;
  });
  return heights.reduce((sum, height) => sum + height, OPEN_REPORT.around);
}
