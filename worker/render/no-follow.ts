import { isNotFollowed } from '../../shared/urls/crawl-rules.ts';

/** Links into the site whose path begins like one that crawlers should not follow; most links are not even looked at. */
const LINK = /<a(?=\s(?:[^>]*?\s)?href="(\/[abco][^"]*)")[^>]*>/g;
const REL = /\srel="([^"]*)"/;

/**
 * A page's HTML with rel=nofollow on every link to payment and accounts (crawl-rules.ts). It is the only place that
 * says so: no page and no part of one has to remember it.
 */
export function withNoFollow(html: string): string {
  return html.replace(LINK, (tag, href: string) => {
    if (!isNotFollowed(href)) return tag;
    const rel = REL.exec(tag)?.[1];
    if (rel === undefined) return `${tag.slice(0, -1)} rel="nofollow">`;
    return rel.split(' ').includes('nofollow') ? tag : tag.replace(REL, ` rel="${rel} nofollow"`);
  });
}
