import type { AnyPersonPage, PersonBrowserModel } from './browser-model.ts';
import { buildBrowserModel } from './build-browser-model.ts';
import type { PersonPageModel } from './person-model.ts';

const built = new WeakMap<PersonPageModel, PersonBrowserModel>();

/**
 * The small model, from which components that hydrate render on both sides, so that server and browser cannot differ.
 * Built once per page.
 */
export function browserModelOf(page: AnyPersonPage): PersonBrowserModel {
  if (!import.meta.env.SSR || 'sections' in page) return page as PersonBrowserModel;
  let model = built.get(page);
  if (model === undefined) {
    model = buildBrowserModel(page);
    built.set(page, model);
  }
  return model;
}

/** The full model, for HTML that only the server writes. */
export function fullModelOf(page: AnyPersonPage): PersonPageModel {
  if ('sections' in page) throw new TypeError('this page has no full model');
  return page;
}
