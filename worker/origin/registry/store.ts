import * as z from 'zod/mini';
import { calls } from '../../../shared/contract/calls.ts';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-values.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { isTemplate } from './fill-template.ts';
import { NEEDS, type OfferRow, type OfferRows, VIEWER_CLASSES } from './offer-set.ts';

/** All that the registry holds, checked. */
export interface Registry {
  /** by variant */
  readonly sets: ReadonlyMap<string, OfferRows>;
  /** by name */
  readonly lateTemplates: ReadonlyMap<string, string>;
}

/** How long an isolate goes by what it read before it reads again, in milliseconds. */
export const REGISTRY_FRESH_MS = 60_000;
/** How soon it tries again after a failure, in milliseconds: not with every page, since each would log. */
export const REGISTRY_RETRY_MS = 5_000;
/** How long a read may take, in milliseconds, before pages go on with what there is. */
export const REGISTRY_TIMEOUT_MS = 3_000;

/** What an isolate knows of one database. Times are milliseconds since 1970. */
interface Held {
  /** null: it could not be read yet */
  registry: Registry | null;
  /** when the read began that `registry` is of */
  readAt: number;
  /** until when nobody reads; 0 before the first read came to an end */
  until: number;
  /** the last read that began: there is one at a time */
  reading: { readonly work: Promise<void>; readonly since: number } | null;
}

const held = new WeakMap<SqlDatabase, Held>();

/**
 * The product registry. Only the first pages of an isolate wait for it, all of them for one read; later ones get the copy
 * there is, and where that is more than a minute old it is read anew behind one of them. A failure is logged and never
 * thrown, and the copy of before stays; null where there is none (P2-057).
 */
export async function loadRegistry(c: OriginContext): Promise<Registry | null> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const copy = held.get(db) ?? { registry: null, readAt: 0, until: 0, reading: null };
  held.set(db, copy);
  if (now < copy.until) return copy.registry;
  // One that is still under way after its time belongs to a request that was broken off.
  if (copy.reading === null || now - copy.reading.since > REGISTRY_TIMEOUT_MS) {
    const work = refresh(c, db, copy);
    copy.reading = { work, since: now };
    await besideAnswer(c, 'loadRegistry', work);
  }
  // Each has a time of its own: the request that reads for all may be broken off.
  if (copy.until === 0 && copy.reading !== null) await withinTime(copy.reading.work).catch(() => {});
  return copy.registry;
}

/** Reads the registry into the copy. Never throws. */
async function refresh(c: OriginContext, db: SqlDatabase, copy: Held): Promise<void> {
  const now = c.get('now');
  const log = (message: string, fields: Readonly<Record<string, unknown>>) =>
    console.error(JSON.stringify({ message, trackingId: c.get('trackingId'), ...fields }));
  const read = async () => {
    const registry = await readRegistry(db, (row) => log('row of the registry left out', row));
    if (registry.sets.size === 0) throw new Error('no row can be used');
    // Also one that came after its time is kept, unless a later one was faster.
    if (now < copy.readAt) return;
    Object.assign(copy, { registry, readAt: now, until: Math.max(copy.until, now + REGISTRY_FRESH_MS) });
  };
  try {
    await withinTime(read());
  } catch (error) {
    log('registry failed', { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
    copy.until = Math.max(copy.until, now + REGISTRY_RETRY_MS);
  }
  // Of a read that was given up another may have taken the place.
  if (copy.reading?.since === now) copy.reading = null;
}

const template = z.string().check(z.maxLength(200), z.refine(isTemplate, 'has a brace that belongs to no placeholder'));
// A page asks for all its late texts in one call, which a name of another shape would fail for every slot.
const templateName = calls.interpolateString.body.shape.interpolatedTextCopy.def.element;
const words = z.pipe(
  z.string(),
  z.transform((text) => text.split(' ').filter((word) => word !== '')),
);
const rowSchema = z.object({
  variant: z.string().check(z.minLength(1)),
  slot: z.enum(SLOTS),
  viewers: z.pipe(words, z.array(z.enum(VIEWER_CLASSES)).check(z.minLength(1))),
  needs: z.enum(NEEDS),
  text: template,
  late_template: z.nullable(templateName),
  // An unknown kind or destination is the page's to leave out and log (P6-058).
  click_kind: z.string().check(z.minLength(1)),
  destination: z.string(),
});
const lateSchema = z.object({ name: templateName, template });

type LeftOut = (row: { readonly row: string; readonly fault: string }) => void;

/** Both tables in one round trip. A row that does not fit is left out, and the others stand. */
export async function readRegistry(db: SqlDatabase, leaveOut: LeftOut): Promise<Registry> {
  const [rows, templates] = await db.batch<Record<string, unknown>>([
    db.prepare(
      `SELECT variant, slot, rank, viewers, needs, text, late_template, click_kind, destination
       FROM call_to_action ORDER BY variant, slot, rank`,
    ),
    db.prepare('SELECT name, template FROM late_template'),
  ]);
  const sets = new Map<string, Map<Slot, OfferRow[]>>();
  for (const raw of rows?.results ?? []) {
    const parsed = rowSchema.safeParse(raw);
    if (!parsed.success) {
      leaveOut({ row: `${raw.variant} ${raw.slot} ${raw.rank}`, fault: faultOf(parsed.error) });
      continue;
    }
    const { variant, slot, late_template: lateTemplate, click_kind: clickKind, ...row } = parsed.data;
    const set = sets.get(variant) ?? new Map<Slot, OfferRow[]>();
    sets.set(variant, set);
    set.set(slot, [...(set.get(slot) ?? []), { ...row, lateTemplate, clickKind }]);
  }
  const lateTemplates = new Map<string, string>();
  for (const raw of templates?.results ?? []) {
    const parsed = lateSchema.safeParse(raw);
    if (parsed.success) lateTemplates.set(parsed.data.name, parsed.data.template);
    else leaveOut({ row: `late template ${raw.name}`, fault: faultOf(parsed.error) });
  }
  return { sets, lateTemplates };
}

function faultOf({ issues: [issue] }: z.core.$ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/** @throws where the work takes longer than a page can wait for it */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), REGISTRY_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
