import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { calls } from '../../shared/contract/calls.ts';
import { paths } from '../../shared/urls/paths.ts';
import { ROOT } from '../lib/run/local-server.ts';
import type { Ask } from './load.ts';

/** How many people are viewed, again and again. */
const PEOPLE = 5_000;
/** Requests of each kind, per hundred. */
const SHARES = { person: 40, search: 15, home: 5, suggest: 10, counts: 10, unknown: 10, file: 10 } as const;
type Kind = keyof typeof SHARES;
const KINDS = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));
/** Coprime to the number of kinds, so that kinds take turns. */
const STRIDE = 37;
const BYTE = 256;

interface PersonToVisit {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly stateCode: string;
}

/** Requests as a site gets them, each from a different visitor: always the same ones for the same population. */
export class Traffic {
  readonly #people: readonly PersonToVisit[];
  readonly #files: readonly string[];

  constructor(peopleFile: string) {
    const database = new DatabaseSync(peopleFile, { readOnly: true });
    this.#people = database
      .prepare(
        `SELECT p.id, p.full_name AS name, l.city, l.state_code AS stateCode
         FROM person p JOIN place l ON l.id = p.current_place_id ORDER BY p.id LIMIT ?`,
      )
      .all(PEOPLE) as unknown as PersonToVisit[];
    database.close();
    this.#files = readdirSync(join(ROOT, 'dist/client/assets')).map((file) => `/assets/${file}`);
  }

  /** The requests from one number up to, but not including, another. */
  *between(first: number, end: number): Generator<Ask> {
    for (let index = first; index < end; index += 1) yield this.at(index);
  }

  at(index: number): Ask {
    const kind = KINDS[(index * STRIDE) % KINDS.length] ?? 'home';
    return { address: visitorAddress(index), path: this.#path(kind, index), headers: browserHeaders(kind, index) };
  }

  /** A person page, a search or the home page, in turn. */
  page(index: number): Ask {
    const kind = (['person', 'search', 'home'] as const)[index % 3] ?? 'home';
    return { address: visitorAddress(index), path: this.#path(kind, index), headers: browserHeaders(kind, index) };
  }

  #path(kind: Kind, index: number): string {
    const person = this.#people[index % this.#people.length];
    if (person === undefined) throw new Error('the database holds nobody to visit');
    const place = `${person.city}, ${person.stateCode}`;
    switch (kind) {
      case 'person':
        return paths.person(person);
      case 'search':
        return paths.personSearch({ name: person.name, location: index % 2 === 0 ? place : '' });
      case 'home':
        return paths.home();
      case 'suggest':
        return `${calls.suggest.path}?${new URLSearchParams({ q: person.name.slice(0, 3 + (index % 6)), type: 'name' })}`;
      case 'counts':
        return `${calls.personCounts.path}?${new URLSearchParams({ personId: person.id })}`;
      case 'unknown':
        return `/no-such-page-${index}`;
      case 'file':
        return this.#files[index % this.#files.length] ?? '/favicon.svg';
    }
  }
}

/** A different address for each number up to 16 million. */
function visitorAddress(index: number): string {
  return `10.${Math.floor(index / BYTE ** 2) % BYTE}.${Math.floor(index / BYTE) % BYTE}.${index % BYTE}`;
}

function browserHeaders(kind: Kind, index: number): Record<string, string> {
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${120 + (index % 37)}.0.${index % 997}.0 Safari/537.36`;
  const isCall = kind === 'suggest' || kind === 'counts';
  return {
    'user-agent': agent,
    'accept-encoding': 'gzip',
    'sec-fetch-site': isCall ? 'same-origin' : 'none',
    'sec-fetch-dest': isCall ? 'empty' : 'document',
  };
}
