import type { HistoryEntry } from '../history/history-entry.ts';
import type { HistoryName } from '../history/history-storage.ts';
import type { IslandsPageModel } from '../islands/islands-model.ts';
import type { PageModel } from '../pages/page-model.ts';
import type { SampleReportBrowserModel } from '../pages/sample-report/sample-report-model.ts';
import type { SiteModel } from '../site/site-model.ts';

export const PAGE_DATA_ID = 'page-data';

/** A page without islands tells the browser only what kind it is: the rest is in its HTML. */
export interface PlainPageModel {
  readonly kind: Exclude<PageModel['kind'], (IslandsPageModel | SampleReportBrowserModel)['kind']>;
}

/** What the browser gets of a page. */
export type BrowserPageModel = IslandsPageModel | SampleReportBrowserModel | PlainPageModel;

/** What a page adds to which history, all but the time; the server knows the path (visit-of.ts). */
export interface Visit {
  readonly name: HistoryName;
  readonly entry: Omit<HistoryEntry, 'timestamp'>;
}

/** What the browser needs to know of the site. */
type BrowserSiteModel = Pick<SiteModel, 'path' | 'refusesEvents'>;

/** The data in the HTML. */
export interface DocumentData {
  readonly site: BrowserSiteModel;
  readonly page: BrowserPageModel;
  /** null if viewing the page is not recorded */
  readonly visit: Visit | null;
}

/** The data of this page. */
export function readPageData(): DocumentData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as DocumentData;
}
