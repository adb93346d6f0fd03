import { useSyncExternalStore } from 'react';
import type { PersonPageModel } from '../../page-model.ts';
import { type Cell, createCell, createToggle, type Toggle } from './toggle-store.ts';

/** What a reader lacks: a log-in to monitor (P4-010), or a lookup to save (P4-037). */
export type Lack = 'log-in' | 'lookup';

/** What the reader can switch on a person page; every button of a page shares them. */
export interface PersonToggles {
  readonly monitor: Toggle;
  readonly save: Toggle;
  /** what the dialog that stands is about; null while there is none */
  readonly lack: Cell<Lack | null>;
}

// By page and not of the module: one server renders many pages.
const togglesOf = new WeakMap<PersonPageModel, PersonToggles>();

/** The calls and what they say afterwards. */
const loadActions = () => import('./person-actions.ts');

/** Fetches what a click will need: somebody points at one of the buttons. */
export function prepareActions(): void {
  loadActions().catch(() => {});
}

export function personToggles(page: PersonPageModel): PersonToggles {
  let toggles = togglesOf.get(page);
  if (toggles === undefined) {
    const lack = createCell<Lack | null>(null);
    toggles = {
      lack,
      monitor: createToggle(page.details.isMonitoring, async (isOn, isStillWished) =>
        (await loadActions()).sendMonitor(page, isOn, isStillWished, () => lack.set('log-in')),
      ),
      save: createToggle(page.details.personIsOnMyContactsList, async (isOn, isStillWished) =>
        (await loadActions()).sendSave(page, isOn, isStillWished),
      ),
    };
    togglesOf.set(page, toggles);
  }
  return toggles;
}

/** What a switch or a cell says now; on the server what it began with. */
export function useCell<T>({ get, subscribe }: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, get);
}
