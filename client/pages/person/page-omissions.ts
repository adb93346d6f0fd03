import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import type { PersonPageCore } from './browser-model.ts';

/** Whether links to a price, and the words around them, leave out the person's name (P2-133). */
export function isNameHidden({ details }: Pick<PersonPageCore, 'details'>): boolean {
  return isNamelessState(mainAddressOf(details.results)?.stateCode);
}

/** Whether this viewer's page leaves out properties and licenses, except for their counts (P4-008). */
export function arePropertiesHidden({ experiments }: Pick<PersonPageCore, 'experiments'>): boolean {
  return experiments.PROPERTY_UPSELL === 3;
}
