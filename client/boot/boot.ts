import { forgetOnLogOut } from '../account/forget-on-log-out.ts';
import { watchErrors } from '../errors/watch-errors.ts';
import { watchForgetting } from '../history/forgotten.ts';
import { forgetBirthDate } from '../pages/purchase-court-runner/forget-birth-date.ts';
import { atLoad } from './at-load.ts';
import { heldActs } from './held-acts.ts';
import { readPageData } from './page-data.ts';
import { startIslands } from './start-islands.ts';

// The one script that a page needs. It runs when the document's own HTML is there; React comes later, if at all
// (start-islands.ts).
const data = readPageData();
const { page } = data;

// A bot's errors are its own.
if (!('isBot' in page && page.isBot)) watchErrors();
// Before anything else loads: what was read must not stay because the reader was quick (P7-059).
forgetOnLogOut();
watchForgetting();
if (page.kind === 'purchase-court-runner') forgetBirthDate();

const acts = heldActs();
try {
  atLoad(data, acts);
} finally {
  // Even then nothing waits forever.
  startIslands(data, acts);
}
// From here on every control that is plain HTML works, and what waits for React is held.
document.documentElement.dataset.booted = '';
