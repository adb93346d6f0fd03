import type { User } from '../../shared/contract/account.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, pathWithQuery } from '../context.ts';
import { loadPageData } from '../failures/errors.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { askViewer } from '../render/site-model.ts';

/** Private data, and whose it is. */
export interface Own<T> {
  readonly viewer: User;
  readonly data: T;
}

/** Loads data that only its owner may see; null when the visitor has to log in first. */
export async function loadOwn<T>(c: EdgeContext, load: () => Promise<T>): Promise<Own<T> | null> {
  if (c.get('session') === null) return null;
  return loadPageData(async () => {
    const [viewer, data] = await Promise.all([askViewer(c), nullFor(401, load())]);
    return viewer === null || data === null ? null : { viewer, data: data.answer };
  });
}

/**
 * The same for what readers without an account have, too: `viewer` is null for one who only monitors by email.
 */
export async function loadReaders<T>(
  c: EdgeContext,
  load: () => Promise<T>,
): Promise<{ readonly viewer: User | null; readonly data: T } | null> {
  if (c.get('session') === null) return null;
  return loadPageData(async () => {
    const [viewer, data] = await Promise.all([askViewer(c), nullFor(401, load())]);
    return data === null ? null : { viewer, data: data.answer };
  });
}

/**
 * Like {@link loadOwn} for a page of the whole account. A buyer whose address is not proven gets the page with what they bought,
 * which says how to open the rest.
 */
export async function loadWhole<T>(c: EdgeContext, load: () => Promise<T>): Promise<Own<T> | Response> {
  const own = await loadOwn(c, () => nullFor(403, load()));
  if (own === null) return toLogIn(c);
  const { viewer, data } = own;
  if (data === null) return c.redirect(paths.account(), 303);
  return { viewer, data: data.answer };
}

/** 303 to the login page, which leads back here. */
export function toLogIn(c: EdgeContext): Response {
  return c.redirect(paths.login({ redirect: pathWithQuery(c), propertySite: c.get('settings').propertySite }), 303);
}

async function nullFor<T>(status: number, answer: Promise<T>): Promise<{ readonly answer: T } | null> {
  try {
    return { answer: await answer };
  } catch (error) {
    if (error instanceof OriginProblem && error.status === status) return null;
    throw error;
  }
}
