import type { OriginAnswer, OriginRequest, TestOrigin } from './origin-app.ts';
import { seeded } from './random.ts';

/** Somebody who asks under as many identities as they can have, and stops using those that are used up. */
export interface Attacker {
  /** calls so far, refused ones included */
  readonly asked: () => number;
  /** of them, those past a limit */
  readonly refused: () => number;
  /** everything that was answered, as text */
  readonly heard: readonly string[];
  /** an answer, or null if the budget for this is used up, wherever it is asked from */
  ask(path: string): Promise<OriginAnswer | null>;
}

/** One way to ask: an address, and what the edge says of who asks from there. */
interface Identity {
  readonly request: OriginRequest;
  readonly network: number;
}

export interface AttackOptions {
  /** each with an address in a network of its own */
  readonly networks: number;
  /** sessions of accounts without a plan, used from all networks in turn */
  readonly cookies: readonly string[];
  readonly seed: number;
}

/** How many visitor ids an attacker has collected for each network. */
const VISITORS_PER_NETWORK = 12;
/** How many identities are tried before a question is given up: a target that is full is full for everybody. */
const TRIES = 3;

/**
 * Asks an origin from many networks: as visitors with collected ids, without cookies, as a bot and with free accounts,
 * from IPv4 and IPv6, in a fixed random order. Whoever is refused goes on with another identity.
 */
export function startAttack(origin: TestOrigin, { networks, cookies, seed }: AttackOptions): Attacker {
  const random = seeded(seed);
  const identities = Array.from({ length: networks }, (_, network) =>
    identitiesOf(network, cookies, random.below),
  ).flat();
  let at = 0;
  let asked = 0;
  let refused = 0;
  const heard: string[] = [];
  return {
    asked: () => asked,
    refused: () => refused,
    heard,
    async ask(path) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const identity = identities[at++ % identities.length];
        if (identity === undefined) return null;
        asked += 1;
        const answer = await origin.call(path, identity.request);
        if (answer.status !== 429) {
          heard.push(answer.text);
          return answer;
        }
        refused += 1;
      }
      return null;
    },
  };
}

function identitiesOf(network: number, cookies: readonly string[], below: (limit: number) => number): Identity[] {
  const clientAddress =
    network % 2 === 0 ? `198.18.${network}.${1 + below(250)}` : `2001:db8:${network.toString(16)}::${1 + below(9)}`;
  const of = (request: OriginRequest): Identity => ({ network, request });
  const visitors = Array.from({ length: VISITORS_PER_NETWORK }, (_, at) =>
    of({ envelope: { clientAddress, visitorId: `collected-${network}-${at}` } }),
  );
  return [
    ...visitors,
    of({ envelope: { clientAddress, visitorId: `new-${network}`, isNewVisitor: true } }),
    of({ envelope: { clientAddress, visitorId: '', botClass: 'other-bot' } }),
    of({ envelope: { clientAddress, visitorId: '', caller: 'browser' } }),
    ...cookies.map((cookie) => of({ cookie, envelope: { clientAddress, visitorId: '' } })),
  ];
}
