import { askLinkCopy } from '../../../shared/copy/account/ask-link.ts';
import { AskLinkForm } from '../../account/AskLinkForm.tsx';
import type { AskLinkPageModel } from './ask-link-model.ts';

/** The island of the page, by its id. */
export const ASK_LINK_ID = 'ask-link';

/** The form of the page, under its title. */
export function AskLinkPageForm({ page: { ask, redirect, email, error, fieldErrors } }: { page: AskLinkPageModel }) {
  return (
    <AskLinkForm ask={ask} redirect={redirect} email={email} error={error} fieldErrors={fieldErrors}>
      <h1>{askLinkCopy[ask].title}</h1>
    </AskLinkForm>
  );
}
