/** The block on the page, its form, and what opens the form in a dialog. */
export const COURT_RUNNER_ID = 'court-runner';
export const COURT_RUNNER_FORM_ID = 'court-runner-form';
/** Marks a link or a summary that asks for the form; without scripts it leads to the block, or unfolds it. */
export const COURT_RUNNER_OPENER = 'data-court-runner';
