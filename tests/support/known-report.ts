import type { Miniflare } from 'miniflare';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import { type BackgroundAnswer, RECORD_SHAPES, type RecordGroup } from '../../shared/contract/records/background.ts';
import { recordsOf } from '../../shared/records/record-lists.ts';
import { askOrigin } from './callers.ts';

/** How many records of each list a report holds for its buyer: every page of every list, counted. */
export async function countReport(
  server: Miniflare,
  personId: string,
  cookie: string,
): Promise<Readonly<Record<RecordGroup, number>>> {
  const ask = async (query: Record<string, string>): Promise<BackgroundAnswer> => {
    const path = `${calls.personBackground.path}?${new URLSearchParams({ personId, ...query })}`;
    const { status, body } = await askOrigin(server, path, { cookie, botClass: 'human' });
    if (status !== 200) throw new Error(`the report of ${personId} returned ${status}`);
    return JSON.parse(body) as BackgroundAnswer;
  };
  const groups = Object.keys(RECORD_SHAPES) as RecordGroup[];
  const found = Object.fromEntries(groups.map((group) => [group, 0])) as Record<RecordGroup, number>;
  const first = await ask({});
  for (const group of groups) {
    let answer = first;
    for (;;) {
      found[group] += recordsOf(answer.records, group).length;
      const after = answer.next[group];
      if (after === undefined) break;
      answer = await ask({ group, after });
    }
  }
  return found;
}

/** GET /api/property/{pnpId}, as a viewer gets it from the origin. */
export async function askProperty<T>(server: Miniflare, pnpId: string, cookie: string | null): Promise<T> {
  const path = buildCallPath(calls.property.path, { pnpId });
  const { status, body } = await askOrigin(server, path, { cookie, botClass: 'human' });
  if (status !== 200) throw new Error(`the property ${pnpId} returned ${status}`);
  return JSON.parse(body) as T;
}
