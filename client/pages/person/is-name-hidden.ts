import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import type { PersonPageModel } from '../page-model.ts';

/** Whether what leads to a price leaves the person's name out, in links and in words (P2-133). */
export function isNameHidden({ details }: PersonPageModel): boolean {
  return isNamelessState(mainAddressOf(details.results)?.stateCode);
}
