import { describe, expect, it, vi } from 'vitest';
import type { UserAnswer } from '../../shared/contract/account.ts';
import type { Call } from '../../shared/contract/calls/call.ts';
import { type CallName, type CallResponse, calls } from '../../shared/contract/calls.ts';
import type { OpenedAnswer } from '../../shared/contract/opening.ts';
import { CALL_SAMPLES, type CallSample, samplePath } from '../../tests/support/call-samples.ts';
import type { OriginAnswer } from '../../tests/support/origin-app.ts';
import { openRightsWorld, type RightsWorld, VIEWERS, type Viewer } from '../../tests/support/rights-world.ts';

/** Where the outcome of every call for every viewer is committed, so that a change of a right is seen in review. */
const TABLE = '../../docs/rights.md';
const CALLERS = ['edge', 'browser'] as const;
type Sender = (typeof CALLERS)[number];

const table = (Object.entries(calls) as [CallName, Call][]).filter(([, { caller }]) => caller !== 'origin');
const mayCall = ({ caller }: Call, who: Sender) => caller === 'both' || caller === 'outside' || caller === who;
/** The caller whose answers the table shows. */
const senderOf = (call: Call): Sender => (mayCall(call, 'browser') ? 'browser' : 'edge');

/**
 * What a call's columns decide before it is answered: who may call, and which session it needs; null if the handler
 * decides.
 */
function decideByColumns(call: Call, sender: Sender, { scope }: Viewer): 401 | 403 | null {
  if (!mayCall(call, sender) || call.viewer === 'operator') return 403;
  const isOut = scope === null || (scope === 'monitor' && call.viewer !== 'reader');
  if (call.viewer !== 'anyone' && isOut) return 401;
  if (call.viewer === 'account' && scope === 'purchase') return 403;
  return null;
}

function sampleOf(name: CallName, { asker }: RightsWorld): CallSample {
  const sample = CALL_SAMPLES[name];
  return typeof sample === 'function' ? sample(asker) : sample;
}

function ask(name: CallName, world: RightsWorld, sender: Sender): Promise<OriginAnswer> {
  const call: Call = calls[name];
  const sample = sampleOf(name, world);
  const { body } = sample;
  return world.origin.call(samplePath(call.path, sample), {
    method: call.method,
    ...world.request,
    envelope: { ...world.request.envelope, caller: sender },
    headers: { 'idempotency-key': 'key-of-the-matrix' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** How much an answer grants, for calls that show more to some viewers than to others. */
function grantOf(name: CallName, { status, json }: OriginAnswer): string {
  if (status !== 200) return '';
  switch (name) {
    case 'personDetails': {
      const { entitlement, lookupType } = json<{ entitlement: string; lookupType: string }>();
      return entitlement === lookupType ? ` ${entitlement}` : ` ${entitlement} (${lookupType})`;
    }
    case 'property':
      return ` ${json<{ type: string }>().type}`;
    case 'searchPhone':
      return offered(json<CallResponse<'searchPhone'>>());
    case 'openPhone':
    case 'openAddress':
    case 'openPerson':
      return ` ${json<OpenedAnswer>().result}`;
    case 'searchAddress':
      return json<{ house: unknown }>().house === null ? ' street' : ' house';
    case 'user': {
      const { user } = json<UserAnswer>();
      return user === null ? ' nobody' : ` ${user.scope}`;
    }
    default:
      return '';
  }
}

function offered({ owners, opening, isOutOfLookups }: CallResponse<'searchPhone'>): string {
  if (owners.length > 0) return ' named';
  if (isOutOfLookups) return ' out';
  return opening === null ? ' unnamed' : ' to open';
}

/** The outcomes of all calls for one viewer, in the order of the table. Calls that change something get a new world. */
async function outcomesFor(viewer: Viewer): Promise<string[]> {
  let world = await openRightsWorld(viewer);
  const outcomes: string[] = [];
  for (const [name, call] of table) {
    const answer = await ask(name, world, senderOf(call));
    const byColumns = decideByColumns(call, senderOf(call), viewer);
    const where = `${name} for ${viewer.name}: ${answer.text.slice(0, 200)}`;
    if (byColumns === null)
      expect([...(call.errors.includes(400) ? [] : [400]), 500], where).not.toContain(answer.status);
    else expect(answer.status, where).toBe(byColumns);
    outcomes.push(`${answer.status}${grantOf(name, answer)}`);
    const isChanged = answer.status < 400 && (call.method !== 'GET' || name === 'personDetails');
    if (isChanged) world = await openRightsWorld(viewer);
  }
  return outcomes;
}

describe('every call as every viewer', () => {
  it('is answered as the columns of the table say, and as committed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const outcomes: string[][] = [];
    for (const viewer of VIEWERS) outcomes.push(await outcomesFor(viewer));
    log.mockRestore();
    await expect(markdown(outcomes)).toMatchFileSnapshot(TABLE);
    // Long enough for a busy machine: what is asked after the end would be written to the next test's log.
  }, 900_000);

  it.each(CALLERS)(
    'is refused to the %s where the table names another caller, whatever the session',
    async (sender) => {
      for (const viewer of VIEWERS) {
        const world = await openRightsWorld(viewer);
        for (const [name, call] of table.filter(([, row]) => !mayCall(row, sender)))
          expect([name, call.caller, (await ask(name, world, sender)).status]).toEqual([name, call.caller, 403]);
      }
    },
    60_000,
  );
});

function markdown(outcomes: readonly (readonly string[])[]): string {
  const head = ['call', 'caller', 'viewer', ...VIEWERS.map(({ name }) => name)];
  const rows = table.map(([name, { method, path, caller, viewer }], at) => [
    `${name}: ${method} \`${path}\``,
    caller,
    viewer,
    ...outcomes.map((column) => column[at] ?? ''),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Rights: every call as every viewer',
    '',
    'What the reference origin answers when each kind of viewer makes each call about a person of whom everything is on',
    'record. The columns `caller` and `viewer` of `shared/contract/calls` decide 401 and 403 before anything is read;',
    'the rest is up to each call: 402 needs a credit or payment, 403 something that the viewer has not opened, 404 what does not',
    'exist for them. A page of a person also says how much of it the viewer gets. A test makes all these requests and',
    'compares; after a change of a right, `npx vitest run --project unit worker/origin/rights.test.ts -u` writes this file.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}
