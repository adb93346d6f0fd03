/** A way from a text to the page that does what it says. */
export interface GuideLink {
  readonly text: string;
  readonly href: string;
}

/** A part of a page that explains something: paragraphs, a list, and where they lead. */
export interface GuideSection {
  /** for links to it */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** after the text, as a list */
  readonly points?: readonly string[];
  readonly links?: readonly GuideLink[];
}

/** Words of every page that explains something. */
export const guideCopy = {
  contents: 'On this page',
} as const;
