import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import type { PersonPageModel } from '../page-model.ts';

/** Whether what leads to a price leaves the person's name out, in links and in words (P2-133). */
export function isNameHidden({ details }: PersonPageModel): boolean {
  return isNamelessState(mainAddressOf(details.results)?.stateCode);
}

/** Whether this reader's page leaves properties and licenses out, but for how many there are (P4-008). */
export function arePropertiesHidden({ experiments }: Pick<PersonPageModel, 'experiments'>): boolean {
  return experiments.PROPERTY_UPSELL === 3;
}
