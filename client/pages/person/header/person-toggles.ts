import { useSyncExternalStore } from 'react';
import { paths } from '../../../../shared/urls/paths.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { submitFields } from './submit-fields.ts';
import { type Cell, createToggle, type Toggle } from './toggle-store.ts';

/** What a visitor can toggle on a person page; all buttons on the page share it. */
export interface PersonToggles {
  readonly monitor: Toggle;
  /** on from the start if save_contact in the address put the person on the list (P2-047) */
  readonly save: Toggle;
}

// Kept per page, not per module: one server renders many pages.
const togglesOf = new WeakMap<PersonPageCore, PersonToggles>();

/** The calls, and the messages after them. */
const loadActions = () => import('./person-actions.ts');
const actionsOrNull = () => loadActions().catch(() => null);
const loadMonitor = () => import('../monitor/open-monitor.tsx');

/** Loads what a click will need; called when somebody points at one of the buttons. */
export function prepareActions(): void {
  void actionsOrNull();
}

/**
 * For a viewer of type delinquent, asks whether their last payment failed, and opens the dialog about it if it did
 * (P4-021, P4-022). Resolves to whether that dialog is open; nothing else is asked.
 */
export async function askDelinquent({ details }: PersonPageCore): Promise<boolean> {
  if (details.userInfo.userType !== 'delinquent') return false;
  try {
    const { openIfDelinquent } = await import('../../../plans/open-bad-payment.tsx');
    return await openIfDelinquent();
  } catch {
    // It did not load, which is in the log already (watch-errors.ts).
    return false;
  }
}

/** The toggles of a page. If a call's code cannot be loaded, a form post replaces it and reports the result. */
export function personToggles(page: PersonPageCore): PersonToggles {
  let toggles = togglesOf.get(page);
  if (toggles === undefined) {
    toggles = {
      monitor: createToggle(page.details.isMonitoring, async (isOn, isStillWished) => {
        const actions = await actionsOrNull();
        if (actions !== null) return actions.sendMonitor(page, isOn, isStillWished, () => openMonitor(page, isOn));
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
 * The current value of a toggle or a cell; its first value on the server, and in a part of the page that hydrates after
 * another part's button was clicked.
 */
export function useCell<T>({ get, first, subscribe }: Pick<Cell<T>, 'get' | 'first' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, () => first);
}

/**
 * Opens what a press of a monitoring button asks first (open-monitor.tsx); if that does not load, the page that asks the
 * same without scripts.
 *
 * @param pressed the button, or what the visitor wanted when the session turned out to be over
 */
export async function openMonitor(page: PersonPageCore, pressed: HTMLElement | boolean): Promise<void> {
  try {
    (await loadMonitor()).openMonitor(page, personToggles(page).monitor, pressed);
  } catch {
    location.assign(paths.monitor({ personId: page.details.results.id }));
  }
}

/** Says why the person cannot be saved (P4-037); if that does not load, the server does, as without JavaScript. */
export function openLookup(page: PersonPageCore): void {
  import('./PersonLackDialog.tsx').then(
    ({ openLackDialog }) => openLackDialog(page),
    () => submitSave(page, true),
  );
}

/** Posts the form of the monitoring button, as without JavaScript; nothing has to be loaded for it. */
export function submitMonitor({ details: { results: person } }: PersonPageCore, isOn: boolean): void {
  submitFields({ do: isOn ? 'monitor' : 'unmonitor', name: person.name.fullName });
}

/** Posts the form of the save button, as without JavaScript. */
export function submitSave({ details: { myContactsListId } }: PersonPageCore, isOn: boolean): void {
  submitFields({ do: isOn ? 'save' : 'unsave', list: String(myContactsListId ?? '') });
}
