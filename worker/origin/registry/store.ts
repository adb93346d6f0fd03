import * as z from 'zod/mini';
import { calls } from '../../../shared/contract/calls.ts';
import { PRICE_TEXTS, type Priced, type PriceLine, type PriceTexts } from '../../../shared/copy/billing/price-lines.ts';
import { isTemplate } from '../../../shared/copy/format/fill-template.ts';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-values.ts';
import { chooseProvider } from '../billing/open-billing.ts';
import { describeProduct, readProducts, selectProducts } from '../billing/products-store.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { describeError, writeLog } from '../logging/write-log.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { NEEDS, type OfferRow, type OfferRows, VIEWER_CLASSES } from './offer-set.ts';

/** Everything in the registry, validated. */
export interface Registry {
  /** by variant */
  readonly sets: ReadonlyMap<string, OfferRows>;
  /** by name */
  readonly lateTemplates: ReadonlyMap<string, string>;
  readonly priceTexts: PriceTexts;
  /** the catalogue, read in the same moment */
  readonly products: readonly CatalogueProduct[];
}

/** How long an isolate uses what it has read before reading again, in milliseconds. */
export const REGISTRY_FRESH_MS = 60_000;
/** How soon it retries after a failure, in milliseconds: not on every page, since each retry would log. */
export const REGISTRY_RETRY_MS = 5_000;
/** How long a read may take, in milliseconds, before pages go on with what they have. */
export const REGISTRY_TIMEOUT_MS = 3_000;

/** What an isolate knows about one database. Times are milliseconds since 1970. */
interface Held {
  /** null: not read successfully yet */
  registry: Registry | null;
  /** when the read of `registry` began */
  readAt: number;
  /** no new read until then; 0 until the first read has finished */
  until: number;
  /** the last read that began: there is one at a time */
  reading: { readonly work: Promise<void>; readonly since: number } | null;
}

const held = new WeakMap<SqlDatabase, Held>();

/**
 * The product registry. Only an isolate's first pages wait for it, all for the same read; later pages get the existing
 * copy, which is refreshed in the background when it is more than a minute old. A failure is logged and never thrown,
 * and the previous copy stays; null if there is none (P2-057).
 */
export async function loadRegistry(c: OriginContext): Promise<Registry | null> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const copy = held.get(db) ?? { registry: null, readAt: 0, until: 0, reading: null };
  held.set(db, copy);
  if (now < copy.until) return copy.registry;
  // A read still in progress past its time belongs to a request that was canceled.
  if (copy.reading === null || now - copy.reading.since > REGISTRY_TIMEOUT_MS) {
    const work = refresh(c, db, copy);
    copy.reading = { work, since: now };
    await besideAnswer(c, 'loadRegistry', work);
  }
  // Each page has its own timeout: the request that reads for all of them may be canceled.
  if (copy.until === 0 && copy.reading !== null) await withinTime(copy.reading.work).catch(() => {});
  return copy.registry;
}

/** Reads the registry into the copy. Never throws. */
async function refresh(c: OriginContext, db: SqlDatabase, copy: Held): Promise<void> {
  const now = c.get('now');
  const load = async () => {
    const read = await readRegistry(db, (row) => writeLog('row of the registry left out', row));
    // Without a way to pay, nothing can be bought.
    const canBuy = chooseProvider(c.get('settings'), c.env) !== null;
    const products = read.products.map((product) => ({ ...product, isSold: product.isSold && canBuy }));
    const registry = { ...read, products };
    if (registry.sets.size === 0) throw new Error('no row can be used');
    // A late result is kept, too, unless a later read was faster.
    if (now < copy.readAt) return;
    Object.assign(copy, { registry, readAt: now, until: Math.max(copy.until, now + REGISTRY_FRESH_MS) });
  };
  try {
    await withinTime(load());
  } catch (error) {
    writeLog('registry failed', { error: describeError(error) });
    copy.until = Math.max(copy.until, now + REGISTRY_RETRY_MS);
  }
  // Another read may have replaced one that was given up.
  if (copy.reading?.since === now) copy.reading = null;
}

const template = z.string().check(z.maxLength(200), z.refine(isTemplate, 'has a brace that belongs to no placeholder'));
// A page requests all its late texts in one call, and one malformed name would fail that call for every slot.
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
  // Unknown kinds and destinations are left to the page, which drops and logs them (P6-058).
  click_kind: z.string().check(z.minLength(1)),
  destination: z.string(),
});
const lateSchema = z.object({ name: templateName, template });
const PRICED = Object.keys(PRICE_TEXTS) as Priced[];
// An amount belongs to the catalogue: in a text it would be a second one.
const priceText = template.check(
  z.minLength(1),
  z.refine((text) => !/[$¢]/.test(text), 'has an amount'),
);
const priceSchema = z.object({ sold: z.enum(PRICED), short_text: priceText, whole_text: priceText });

type LeftOut = (row: { readonly row: string; readonly fault: string }) => void;

/** All tables and the catalogue in one round trip. Invalid rows are left out; the others remain. */
export async function readRegistry(db: SqlDatabase, leaveOut: LeftOut): Promise<Registry> {
  const [rows, templates, prices, products] = await db.batch<Record<string, unknown>>([
    db.prepare(
      `SELECT variant, slot, rank, viewers, needs, text, late_template, click_kind, destination
       FROM call_to_action ORDER BY variant, slot, rank`,
    ),
    db.prepare('SELECT name, template FROM late_template'),
    db.prepare('SELECT sold, short_text, whole_text FROM price_line'),
    selectProducts(db),
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
  const priceTexts: { [P in Priced]?: PriceLine } = {};
  for (const raw of prices?.results ?? []) {
    const parsed = priceSchema.safeParse(raw);
    if (parsed.success) priceTexts[parsed.data.sold] = { short: parsed.data.short_text, whole: parsed.data.whole_text };
    else leaveOut({ row: `price line ${raw.sold}`, fault: faultOf(parsed.error) });
  }
  const catalogue = readProducts(products?.results ?? []).map((one) => ({
    ...describeProduct(one),
    isSold: one.isSold,
  }));
  // A line that is missing or cannot be used has the words it was released with: an offer without one would hide a price.
  return { sets, lateTemplates, priceTexts: { ...PRICE_TEXTS, ...priceTexts }, products: catalogue };
}

function faultOf({ issues: [issue] }: z.core.$ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

/** @throws if the work takes longer than a page can wait */
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
