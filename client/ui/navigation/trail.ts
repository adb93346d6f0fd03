/** One step on the way to a page. */
export interface Crumb {
  readonly name: string;
  /** path on this site; no two crumbs of a page share one */
  readonly path: string;
}

/** The way to a page, which its breadcrumbs show and its BreadcrumbList says (worker/seo/structured-data). */
export interface Trail {
  readonly crumbs: readonly Crumb[];
  /** the page itself, without a link; null if it has no crumb */
  readonly here: string | null;
  /** what the last crumb leads to, where its own name is too short to stand alone as the one step back of phones */
  readonly back?: string;
}
