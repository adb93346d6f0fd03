/**
 * The cookie of the consent banner, in OneTrust's convention: 'isGpcEnabled=0&datestamp=…&groups=C0001%3A1%2CC0002%3A0'.
 * What is in it came from a browser: nothing it holds is an error, and what cannot be read is no choice.
 */
export const CONSENT_COOKIE = 'OptanonConsent';
/** When a choice was made with a button, so that OneTrust's own banner would not ask again: an ISO 8601 time. */
export const CLOSED_COOKIE = 'OptanonAlertBoxClosed';

/** Strictly necessary, analytics, advertising. */
export type ConsentGroup = 'C0001' | 'C0002' | 'C0004';

/** A choice for some groups; null takes one away. */
export type Choices = Readonly<Partial<Record<Exclude<ConsentGroup, 'C0001'>, boolean | null>>>;

/** Browsers keep no longer cookie, so a longer one is nobody's choice. In characters. */
const COOKIE_MAX = 4_096;
/** What is kept of another banner's values: how many, how long a name and a value, and all of them together. */
const KEPT_MAX = { values: 24, value: 300, groups: 24, all: 2_000 } as const;
const QUOTED = /^"(.*)"$/;
const KEY = /^[A-Za-z]\w{0,31}$/;
const GROUP = /^([A-Za-z]\w{0,31}):([01])$/;
/** The version of what our page asks. */
const VERSION = '202611.1.0';

/**
 * The reader's choice for a group, from a Cookie header; null without a choice. Another host may set a second cookie of
 * the name, and a broken value may name a group twice: then one refusal is enough.
 */
export function choiceOf(cookieHeader: string | null | undefined, group: ConsentGroup): boolean | null {
  const choices = readConsents(cookieHeader).flatMap((values) => groupsOf(values).get(group) ?? []);
  return choices.length === 0 ? null : choices.every((isAllowed) => isAllowed);
}

/** One of the cookie's other values; null without it, or if there are several. */
export function consentValueOf(cookieHeader: string | null | undefined, key: string): string | null {
  const found = readConsents(cookieHeader).flatMap((values) => values.getAll(key));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The cookie's value with other choices. What else it holds stays, as far as it is a banner's: its own values, and the
 * choices for other groups. Junk is dropped, so the cookie never grows.
 *
 * @param hasSignal the browser sends Global Privacy Control
 * @param now milliseconds since 1970
 * @param more values of our own, by name
 */
export function withChoices(
  cookieHeader: string | null | undefined,
  choices: Choices,
  { hasSignal, now, more = {} }: { hasSignal: boolean; now: number; more?: Readonly<Record<string, string>> },
): string {
  const found = readConsents(cookieHeader);
  const before = (found.length === 1 ? found[0] : undefined) ?? new URLSearchParams();
  const groups = new Map([...groupsOf(before)].slice(0, KEPT_MAX.groups));
  groups.set('C0001', true);
  for (const [group, isAllowed] of Object.entries(choices)) {
    groups.delete(group);
    if (isAllowed !== null) groups.set(group, isAllowed);
  }
  const flag = hasSignal ? '1' : '0';
  const values = new URLSearchParams({
    ...keptValues(before),
    ...{ isGpcEnabled: flag, browserGpcFlag: flag, datestamp: new Date(now).toString() },
    ...{ version: before.get('version')?.slice(0, 32) ?? VERSION, landingPath: 'NotLandingPage' },
    ...more,
    groups: [...groups].map(([group, isAllowed]) => `${group}:${isAllowed ? 1 : 0}`).join(','),
  });
  return values.toString();
}

/** A banner's own values that are neither ours to write nor junk. */
function keptValues(before: URLSearchParams): Record<string, string> {
  const kept = [...new Map(before)].filter(
    ([key, value]) => KEY.test(key) && key !== 'groups' && value !== '' && value.length <= KEPT_MAX.value,
  );
  const few = kept.slice(0, KEPT_MAX.values);
  const isShort = new URLSearchParams(few).toString().length <= KEPT_MAX.all;
  return isShort ? Object.fromEntries(few) : {};
}

/** Which groups are allowed; of contradictions, the refusal. */
function groupsOf(values: URLSearchParams): ReadonlyMap<string, boolean> {
  const groups = new Map<string, boolean>();
  for (const text of values.getAll('groups').flatMap((list) => list.split(','))) {
    const [, group = '', choice] = GROUP.exec(text.trim()) ?? [];
    if (choice !== undefined) groups.set(group, choice === '1' && groups.get(group) !== false);
  }
  return groups;
}

/** The values of each cookie of the name. */
function readConsents(cookieHeader: string | null | undefined): readonly URLSearchParams[] {
  return (cookieHeader ?? '').split(';').flatMap((pair) => {
    const text = pair.trim();
    if (!text.startsWith(`${CONSENT_COOKIE}=`) || text.length > COOKIE_MAX) return [];
    // Some libraries put a value with such characters in quotes, others encode all of it once more.
    const value = text.slice(CONSENT_COOKIE.length + 1).replace(QUOTED, '$1');
    return [new URLSearchParams(value.includes('=') ? value : decoded(value))];
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
