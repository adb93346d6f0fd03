import type { EdgeBindings } from '../env.ts';

/** What all kept pages of an isolate may take together, in bytes. */
export const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its texts, roughly. */
const ENTRY_BYTES = 300;

/** How many keys one generation of {@link KeptPages.isAskedAgain} remembers. */
const ASKED_MAX = 20_000;

/** A rendered page, and the entity tag of the answer it was made from. */
export interface KeptPage {
  readonly entityTag: string;
  /** the hard stop concerns this viewer and this person */
  readonly isStoppable: boolean;
  readonly html: Uint8Array<ArrayBuffer>;
}

/**
 * Rendered pages by everything they depend on besides the origin's answer ({@link keyOf}). The origin is asked on every
 * view and decides by the entity tag whether a page still holds; without its word nothing here is shown. The pages used
 * last are kept.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #maxBytes: number;
  #bytes = 0;
  /** hashes of keys, in two generations */
  #asked = new Set<number>();
  #askedBefore = new Set<number>();

  constructor(maxBytes = KEPT_MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** What the pages take, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Whether a page has been asked for before, not long ago: one that is seen once, as by a crawler, would only push out
   * others.
   */
  isAskedAgain(key: string): boolean {
    const hash = hashOf(key);
    if (this.#asked.has(hash) || this.#askedBefore.has(hash)) return true;
    if (this.#asked.size >= ASKED_MAX) {
      this.#askedBefore = this.#asked;
      this.#asked = new Set();
    }
    this.#asked.add(hash);
    return false;
  }

  get(key: string): KeptPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    // A map keeps the order of insertion: the first entry is the one unused for longest.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  put(key: string, page: KeptPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  /** Drops every page that names one of these people: by its own address, or in its text. */
  deleteNaming(personIds: readonly string[]): void {
    for (const [key, { html }] of this.#pages) {
      const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
      if (personIds.some((id) => key.includes(id) || text.includes(id))) this.delete(key);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, page);
  }
}

/** FNV-1a, 32 bits; when two keys share one, a page is kept a view too early. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash;
}

function sizeOf(key: string, { html, entityTag }: KeptPage): number {
  return html.byteLength + 2 * (key.length + entityTag.length) + ENTRY_BYTES;
}

const kept = new WeakMap<EdgeBindings, KeptPages>();

/** The pages of this isolate. Its settings never change, so no key has to hold them. */
export function keptPagesOf(env: EdgeBindings): KeptPages {
  const known = kept.get(env) ?? new KeptPages();
  kept.set(env, known);
  return known;
}
