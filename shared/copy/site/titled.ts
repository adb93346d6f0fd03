import { SITE_NAME } from './site.ts';

/** The title of a document: what is in it, and the site's name. */
export function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
