import type { PersonPageModel } from '../../page-model.ts';

/** Whether this reader's page leaves properties and licenses out, but for how many there are (P4-008). */
export function arePropertiesHidden({ experiments }: Pick<PersonPageModel, 'experiments'>): boolean {
  return experiments.PROPERTY_UPSELL === 3;
}
