import type { AnyPersonPage, PersonBrowserModel } from './browser-model.ts';
import { buildBrowserModel } from './build-browser-model.ts';
import type { PersonPageModel } from './person-model.ts';

const built = new WeakMap<PersonPageModel, PersonBrowserModel>();

/**
 * What the browser gets of a page, and what its islands render from on both sides, so that server and browser cannot
 * differ. Built once per page, by the server only.
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
