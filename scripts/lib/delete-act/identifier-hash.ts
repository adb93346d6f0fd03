import { dropHash, emailHash, ndzHash, phoneHash } from '../../../worker/origin/delete-act/hash.ts';
import type { ListType } from '../../../worker/origin/delete-act/lists.ts';
import {
  standardCtvId,
  standardMaid,
  standardName,
  standardVin,
} from '../../../worker/origin/delete-act/standardize.ts';

/** How each list's identifier is typed: its parts, separated by commas. */
export const TYPED_AS: { readonly [L in ListType]: string } = {
  Email: 'june@example.com',
  Phone: '5035550123',
  NDZ: 'June,Alder,1979-04-02,97201',
  MAID: '32 hexadecimal digits',
  NameVIN: 'June,Alder,1HGCM82633A004352',
  CTVID: '8 to 32 letters and digits',
};

/** The hash under which a list would have an identifier; null for a text that is none. */
export function identifierHash(list: ListType, typed: string): string | null {
  const [first = '', last = '', third = '', zip = ''] = typed.split(',').map((part) => part.trim());
  if (list === 'Email') return emailHash(typed);
  if (list === 'Phone') return phoneHash(typed);
  if (list === 'NDZ')
    return /^\d{4}-\d{2}-\d{2}$/.test(third) ? ndzHash(first, last, third.replaceAll('-', ''), zip) : null;
  if (list === 'MAID') return hashOf(standardMaid(typed));
  if (list === 'CTVID') return hashOf(standardCtvId(typed));
  const parts = [standardName(first), standardName(last), standardVin(third) ?? ''];
  return parts.includes('') ? null : dropHash(parts.map(dropHash).join(''));
}

function hashOf(standard: string | null): string | null {
  return standard === null ? null : dropHash(standard);
}
