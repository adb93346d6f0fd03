import type { SqlDatabase } from '../../env.ts';
import { happens, pick, pickWeighted } from './chance.ts';
import type { Subject } from './subjects.ts';

/** Of those who move, most stay in town, and most of the others in their state. */
const STAYS_IN_TOWN = 0.6;
const STAYS_IN_STATE = 0.7;

interface Town {
  readonly id: number;
  readonly state: string;
  readonly people: number;
}

/** Where people live, for those who look for another home. */
export class Towns {
  readonly #towns: readonly Town[];
  readonly #byState: ReadonlyMap<string, readonly Town[]>;

  private constructor(towns: readonly Town[]) {
    this.#towns = towns;
    this.#byState = Map.groupBy(towns, ({ state }) => state);
  }

  static async load(db: SqlDatabase): Promise<Towns> {
    const sql = 'SELECT place_id AS id, state_code AS state, people FROM base_place_count WHERE people > 0';
    return new Towns((await db.prepare(sql).all<Town>()).results);
  }

  /** A town where somebody may look for a home: the larger, the likelier. null if nobody lives anywhere. */
  next({ placeId, state }: Subject): number | null {
    if (placeId !== null && happens(STAYS_IN_TOWN)) return placeId;
    const near = happens(STAYS_IN_STATE) ? this.#byState.get(state ?? '') : undefined;
    return pickWeighted(near ?? this.#towns, ({ people }) => people)?.id ?? pick(this.#towns)?.id ?? null;
  }

  stateOf(placeId: number): string | null {
    return this.#towns.find(({ id }) => id === placeId)?.state ?? null;
  }
}
