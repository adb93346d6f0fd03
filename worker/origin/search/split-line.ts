import { readTypedLine } from '../../../shared/typed/typed-line.ts';
import type { SqlDatabase } from '../env.ts';
import { readWordsOfLine } from '../typed/read-words.ts';
import { readPlace } from './place-query.ts';
import { resolvePlace } from './place-store.ts';
import type { SearchArea } from './search-area.ts';

/** A name and the place that the words behind it mean. */
export interface SplitLine {
  readonly name: string;
  /** as a path spells it */
  readonly location: string;
  readonly area: SearchArea;
}

/**
 * The likeliest way to read a name that nobody has as a name and a place, 'Maria Garcia Houston', as the search box
 * reads it; null if its end is no place. Three round trips. `now` in milliseconds.
 */
export async function splitLine(db: SqlDatabase, text: string, now: number): Promise<SplitLine | null> {
  const line = readTypedLine(text);
  if (line.kind !== 'words' || !/\s/.test(text.trim())) return null;
  const { readings } = await readWordsOfLine(db, line, '', now);
  for (const reading of readings) {
    if (reading.kind !== 'name' || reading.location === '' || reading.people === 0) continue;
    const { area } = await resolvePlace(db, readPlace(reading.location));
    return area === null ? null : { name: reading.name, location: reading.location, area };
  }
  return null;
}
