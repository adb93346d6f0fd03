import type { Covered, RequestReceipt } from '../../shared/contract/privacy-requests.ts';
import type { CoveredPerson } from '../../shared/requests/covered-list.ts';
import { LIST_ROWS_AT_ONCE } from '../../shared/requests/request-limits.ts';
import type { OriginClient } from '../origin-client/create-origin-client.ts';

/** Characters of rows in one call, well below the largest body that the origin takes. */
const TEXT_AT_ONCE = 1_000_000;

/** Who asks for the people of a list. */
export interface ListAsker {
  readonly email: string;
  /** 'NJ'; '' for none of ours */
  readonly state: string;
  readonly covered: Covered;
}

/**
 * Sends a list part by part, so that it takes no more memory than a part. Until its last part is there, it counts for
 * nothing; if it breaks off, it is deleted in a day.
 *
 * @throws the origin client's errors
 */
export async function sendList(
  client: OriginClient,
  asker: ListAsker,
  people: Iterable<CoveredPerson>,
): Promise<{ readonly data: RequestReceipt; readonly setCookies: readonly string[] }> {
  const { data: list } = await client.send('beginCoveredList', asker);
  const add = (part: readonly CoveredPerson[], isLast: boolean) =>
    client.send('addCoveredRows', { ...list, people: [...part], isLast });
  let part: CoveredPerson[] = [];
  let length = 0;
  for (const person of people) {
    const size = JSON.stringify(person).length;
    if (part.length === LIST_ROWS_AT_ONCE || length + size > TEXT_AT_ONCE) {
      await add(part, false);
      [part, length] = [[], 0];
    }
    part.push(person);
    length += size;
  }
  const { data, setCookies } = await add(part, true);
  if (data.receipt === null) throw new Error('a complete list has no receipt');
  return { data: data.receipt, setCookies };
}
