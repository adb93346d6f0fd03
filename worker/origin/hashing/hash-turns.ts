/**
 * Why a password is hashed. `set`: somebody chooses one, after a link or a log-in has shown who they are. `check`:
 * anybody tries one.
 */
export type HashUse = 'set' | 'check';

/**
 * How long each waits for its turn at most, in milliseconds. A request that checks a password and then sets one waits
 * twice, and the edge waits 5 s for the answer.
 */
const WAIT_MAX_MS: Readonly<Record<HashUse, number>> = { check: 2_000, set: 1_200 };
/** How many may wait; the next one is refused at once. A turn takes 0.4 s, so more could not be served in time. */
const WAITING_MAX: Readonly<Record<HashUse, number>> = { check: 6, set: 4 };
/** The rest after each link, in milliseconds: others use the thread meanwhile. */
const REST_MS = 30;
/** How often those who wait look whether it is their turn, in milliseconds; some look later, so that not all look at once. */
const POLL_MS = 5;
const POLL_SPREAD_MS = 5;
/** Who has not looked for this long was canceled, and others go first. In milliseconds. */
const GONE_AFTER_MS = 500;
/** Who does not come back this long after the end of a rest was canceled, and gives up the turn. In milliseconds. */
const LATE_BACK_MS = 250;
/** No link takes longer, in milliseconds; in a Worker nobody can look before it ends anyway. */
const LINK_MAX_MS = 5_000;

/** Too many want to hash at once. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
  constructor() {
    super('too many passwords are being hashed');
  }
}

interface Waiting {
  readonly use: HashUse;
  seenAt: number;
}

/** Until when nobody else may begin: for so long after `since`. Null: since the first of the others looks. */
interface Hold {
  since: number | null;
  readonly ms: number;
}

/**
 * Lets one hash at a time run in this isolate, with a rest after each link: a hash blocks the thread, and with it every
 * page view. First come, first served, but whoever sets a password goes before those who try one: nobody can flood that
 * line without a link from a mailbox.
 *
 * Everyone waits by their own timer, because a Worker that awaits another request's promise counts as hung. A canceled
 * request just stops, so a place is kept only for as long as its owner keeps looking. A Worker's clock stands still
 * while it computes, so after a link it is those who wait, woken by a timer, that take the time.
 */
export class HashTurns {
  readonly #restMs: number;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #holder: Waiting | null = null;
  #hold: Hold = { since: null, ms: 0 };

  /** `now` is in milliseconds since whenever, and never goes back. */
  constructor({
    restMs = REST_MS,
    now = () => performance.now(),
  }: {
    readonly restMs?: number;
    readonly now?: () => number;
  } = {}) {
    this.#restMs = restMs;
    this.#now = now;
  }

  /**
   * Runs the work in its turn; it must await `rest` between links.
   *
   * @throws HashingBusy if too many wait already, or the turn does not come in time
   */
  async run<T>(use: HashUse, work: (rest: () => Promise<void>) => Promise<T>): Promise<T> {
    const me = await this.#takeTurn(use);
    try {
      return await work(() => this.#rest(me));
    } finally {
      if (this.#holder === me) this.#hold = { since: null, ms: this.#restMs };
    }
  }

  /** Whether one more would be refused at once. */
  isFull(use: HashUse): boolean {
    return this.#here(this.#now()).filter((one) => one.use === use).length >= WAITING_MAX[use];
  }

  async #takeTurn(use: HashUse): Promise<Waiting> {
    const since = this.#now();
    const me: Waiting = { use, seenAt: since };
    if (this.isFull(use)) throw new HashingBusy();
    this.#waiting = this.#waiting.filter(({ seenAt }) => since - seenAt < WAIT_MAX_MS.check);
    this.#waiting.push(me);
    for (;;) {
      const now = this.#now();
      me.seenAt = now;
      const isMyTurn = this.#isFree(now) && this.#first(now) === me;
      if (isMyTurn || now - since >= WAIT_MAX_MS[use]) {
        this.#waiting = this.#waiting.filter((one) => one !== me);
        if (!isMyTurn) throw new HashingBusy();
        this.#holder = me;
        this.#hold = { since: now, ms: LINK_MAX_MS };
        return me;
      }
      await sleep(POLL_MS + Math.random() * POLL_SPREAD_MS);
    }
  }

  #isFree(now: number): boolean {
    this.#hold.since ??= now;
    return now - this.#hold.since >= this.#hold.ms;
  }

  #first(now: number): Waiting | undefined {
    const here = this.#here(now);
    return here.find(({ use }) => use === 'set') ?? here[0];
  }

  /** Those who still wait. After a long link even they have not looked for a while; then the first to look goes first. */
  #here(now: number): Waiting[] {
    return this.#waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
  }

  async #rest(me: Waiting): Promise<void> {
    if (this.#holder === me) this.#hold = { since: null, ms: this.#restMs + LATE_BACK_MS };
    await sleep(this.#restMs);
    if (this.#holder === me) this.#hold = { since: this.#now(), ms: LINK_MAX_MS };
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
