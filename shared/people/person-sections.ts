interface SectionRow<Name> {
  /** the row's key, so that a row is complete by itself */
  readonly name: Name;
  /** the anchor that other pages and mails link to (P2-083 to P2-088) */
  readonly anchor: string;
  /**
   * `summary` is above the others; `facts` and `people` are lists whose size is part of the person; the size of a
   * `report` is in the late counts
   */
  readonly kind: 'summary' | 'facts' | 'people' | 'report';
}

const defineSections = <const Table extends { readonly [Name in keyof Table]: SectionRow<Name> }>(table: Table) =>
  table;

/**
 * The sections of the person page in order (P2-074). Everything that refers to a section uses this table: the page, its
 * rail, calls to action, questions and events. Code that needs a case for a new row does not compile without it.
 */
export const PERSON_SECTIONS = defineSections({
  summary: { name: 'summary', anchor: 'person-details-sub-header-section', kind: 'summary' },
  addresses: { name: 'addresses', anchor: 'person-details-address-section', kind: 'facts' },
  phones: { name: 'phones', anchor: 'person-details-phone-section', kind: 'facts' },
  emails: { name: 'emails', anchor: 'person-details-email-section', kind: 'facts' },
  relatives: { name: 'relatives', anchor: 'person-details-relatives-section', kind: 'people' },
  associates: { name: 'associates', anchor: 'person-details-associates-section', kind: 'people' },
  background: { name: 'background', anchor: 'person-details-bg-section', kind: 'report' },
});

/** The part of the addresses section that lists the properties the person owns. */
export const OWNED_ID = 'person-details-owned-properties';
/** Court Runner, below the report; and its part of the viewer's purchases. */
export const COURT_RUNNER_ID = 'court-runner';

const rows = Object.values(PERSON_SECTIONS);

/** Every section, including the summary. */
export const ALL_SECTIONS = rows.map(({ name }) => name);
/** The sections under the summary. */
export const SECTION_NAMES = rows.filter((row) => row.kind !== 'summary').map(({ name }) => name);
export type SectionName = (typeof SECTION_NAMES)[number];

/** The sections that are lists, of facts or of people. */
export const LIST_SECTIONS = rows
  .filter((row) => row.kind === 'facts' || row.kind === 'people')
  .map(({ name }) => name);
export type ListSection = (typeof LIST_SECTIONS)[number];
/** The sections that list people connected with the person. */
export type PeopleSection = Extract<(typeof rows)[number], { kind: 'people' }>['name'];
