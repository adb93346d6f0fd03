import { cookieRows } from '../../../../shared/copy/site/privacy/cookies.ts';
import type { StoredElsewhere } from '../stored.ts';

/** Cookies, as /privacy lists them. */
export const COOKIES_STORED: readonly StoredElsewhere[] = cookieRows.map((row) => ({
  place: 'cookie',
  name: row.what,
  what: row.what.startsWith('Optanon') ? 'the choice about cookies, in OneTrust’s convention' : 'set by this site',
  told: row,
}));
