import * as z from 'zod/mini';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-slot.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { isTemplate } from './fill-template.ts';
import { NEEDS, type OfferRow, type OfferRows, VIEWER_CLASSES } from './offer-set.ts';

/** All that the registry holds, checked. */
export interface Registry {
  /** by variant */
  readonly sets: ReadonlyMap<string, OfferRows>;
  /** by name */
  readonly lateTemplates: ReadonlyMap<string, string>;
}

/** How long an isolate goes by what it read, in milliseconds: a changed text is on every page a minute later. */
export const REGISTRY_FRESH_MS = 60_000;
/** How soon it tries again after a failure: not with every page, since each would wait and log. */
export const REGISTRY_RETRY_MS = 5_000;
/** How long a page waits for the registry, in milliseconds, before it takes the fixed set. */
export const REGISTRY_TIMEOUT_MS = 3_000;

interface Known {
  /** null: it could not be read */
  readonly registry: Registry | null;
  readonly until: number;
}

const known = new WeakMap<SqlDatabase, Known>();

/** The product registry as it was within the last minute; null where it cannot be read, which is logged and never thrown. */
export async function loadRegistry(c: OriginContext): Promise<Registry | null> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const found = known.get(db);
  if (found !== undefined && now < found.until) return found.registry;
  const registry = await readOrLog(c, db);
  // What was read is kept and not the promise of it: a promise belongs to the request that made it.
  known.set(db, { registry, until: now + (registry === null ? REGISTRY_RETRY_MS : REGISTRY_FRESH_MS) });
  return registry;
}

async function readOrLog(c: OriginContext, db: SqlDatabase): Promise<Registry | null> {
  const log = (message: string, fields: Readonly<Record<string, unknown>>) =>
    console.error(JSON.stringify({ message, trackingId: c.get('trackingId'), ...fields }));
  try {
    const registry = await withinTime(readRegistry(db, (row) => log('row of the registry left out', row)));
    if (registry.sets.size > 0) return registry;
    log('registry failed', { error: 'no row can be used' });
  } catch (error) {
    log('registry failed', { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
  }
  return null;
}

const template = z.string().check(z.maxLength(200), z.refine(isTemplate, 'has a brace that belongs to no placeholder'));
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
  late_template: z.nullable(z.string().check(z.minLength(1))),
  // An unknown kind or destination is the page's to leave out and log (P6-058).
  click_kind: z.string().check(z.minLength(1)),
  destination: z.string(),
});
const lateSchema = z.object({ name: z.string().check(z.minLength(1)), template });

type LeftOut = (row: { readonly row: string; readonly fault: string }) => void;

/** Both tables in one round trip. A row that does not fit is left out, and the others stand. */
async function readRegistry(db: SqlDatabase, leaveOut: LeftOut): Promise<Registry> {
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
