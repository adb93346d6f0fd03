import type { PersonBrowserModel } from '../person/browser-model.ts';
import type { PersonPageModel } from '../person/person-model.ts';

/** The report about a person we invented; the same for everyone but for the header. */
export interface SampleReportPageModel {
  readonly kind: 'sample-report';
  /** the page of the person, with an open report and links of its own; server only */
  readonly person: PersonPageModel;
  /** what a report of somebody real costs: '$14.99'; null if that is not known, or nothing is for sale */
  readonly price: string | null;
}

/** What the browser gets of it: its map. */
export interface SampleReportBrowserModel extends Pick<PersonBrowserModel, 'map' | 'tilesUrl' | 'isBot'> {
  readonly kind: 'sample-report';
}
