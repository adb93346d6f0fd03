import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import type { PersonCore } from '../browser-model.ts';

const words = personActionCopy.tooltip;

/** The text of the tooltip that explains saving (P4-045). Rendered only by the server; show-save-hint.ts shows it. */
export function PersonSaveHint({ person }: { person: PersonCore }) {
  return (
    <>
      <p role="status">{words.text(firstNameOf(person))}</p>
      <button type="button">{words.close}</button>
    </>
  );
}
