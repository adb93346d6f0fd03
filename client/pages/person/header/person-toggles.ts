import { useSyncExternalStore } from 'react';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { hasLookupsLeft } from '../../../../shared/people/plan-features.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { submitFields } from './submit-fields.ts';
import { type Cell, createCell, createToggle, type Toggle } from './toggle-store.ts';

/** What a reader lacks: a log-in to monitor (P4-010), or a lookup to save (P4-037). */
export type Lack = 'log-in' | 'lookup';

/** What the reader can switch on a person page; every button of a page shares them. */
export interface PersonToggles {
  readonly monitor: Toggle;
  /** on from the start where save_contact of the address put the person on the list (P2-047) */
  readonly save: Toggle;
  /** what the dialog that stands is about; null while there is none */
  readonly lack: Cell<Lack | null>;
}

// By page and not of the module: one server renders many pages.
const togglesOf = new WeakMap<PersonPageModel, PersonToggles>();

/** The calls and what they say afterwards. */
const loadActions = () => import('./person-actions.ts');
const actionsOrNull = () => loadActions().catch(() => null);

/** Fetches what a click will need: somebody points at one of the buttons. */
export function prepareActions(): void {
  void actionsOrNull();
}

/** The switches of a page. A call that cannot be fetched is a form post instead, which says how it went. */
export function personToggles(page: PersonPageModel): PersonToggles {
  let toggles = togglesOf.get(page);
  if (toggles === undefined) {
    const lack = createCell<Lack | null>(null);
    toggles = {
      lack,
      monitor: createToggle(page.details.isMonitoring, async (isOn, isStillWished) => {
        const actions = await actionsOrNull();
        if (actions !== null) return actions.sendMonitor(page, isOn, isStillWished, () => lack.set('log-in'));
        submitMonitor(page, isOn);
        return false;
      }),
      save: createToggle(page.details.personIsOnMyContactsList, async (isOn, isStillWished) => {
        const actions = await actionsOrNull();
        if (actions !== null) return actions.sendSave(page, isOn, isStillWished);
        submitSave(page, isOn);
        return false;
      }),
    };
    togglesOf.set(page, toggles);
  }
  return toggles;
}

/**
 * What a switch or a cell says now; what it began with on the server, and in a part of the page that comes to life after
 * another part's button was pressed.
 */
export function useCell<T>({ get, first, subscribe }: Pick<Cell<T>, 'get' | 'first' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, () => first);
}

/** Sends the form of the monitoring button as it is without a script, which needs nothing that has to be fetched. */
export function submitMonitor({ details: { results: person } }: PersonPageModel, isOn: boolean): void {
  submitFields({ do: isOn ? 'monitor' : 'unmonitor', name: person.name.fullName });
}

/** Sends the form of the save button as it is without a script. */
export function submitSave({ details: { myContactsListId } }: PersonPageModel, isOn: boolean): void {
  submitFields({ do: isOn ? 'save' : 'unsave', list: String(myContactsListId ?? '') });
}

/**
 * Whether this person may go on the viewer's list: premium lookups are left, or one was used for this page (P4-036,
 * P6-040). Free viewers have neither (P4-044).
 */
export function canSave({ lookupType, userInfo }: Pick<PersonDetails, 'lookupType' | 'userInfo'>): boolean {
  return hasLookupsLeft(userInfo.lookupUsage) || lookupType !== 'free';
}
