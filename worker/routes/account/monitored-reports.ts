import type { MonitoredReportsPageModel } from '../../../client/pages/monitored-reports/monitored-reports-model.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { personIdSchema } from '../../../shared/contract/identity.ts';
import { ALERT_FREQUENCIES } from '../../../shared/contract/monitor.ts';
import { countsLookups } from '../../../shared/people/plan-features.ts';
import { MONITORED_DONE, type MonitoredDone } from '../../../shared/urls/monitored-done.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { attemptChange, type Change } from '../../account/attempt-change.ts';
import { loadReaders, toLogIn } from '../../account/load-own.ts';
import type { EdgeContext } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: an action and an id. */
const FORM_MAX_BYTES = 2 * 1024;
const PAGE_NUMBER = /^[1-9]\d{0,2}$/;

/** GET /account/monitored-reports: whom the viewer monitors; for readers without an account, too. */
export function monitoredReports(c: EdgeContext): Promise<Response> {
  const asked = c.get('url').searchParams.get('done');
  return show(c, 200, MONITORED_DONE.find((one) => one === asked) ?? null);
}

/** POST of its forms: 303 back, where the page says what was done and how to undo it. */
export async function submitMonitoredReports(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const client = createOriginClient(c);
  switch (form.get('action')) {
    case 'stop': {
      const body = { personId: personIdOf(form) };
      return after(c, 'stopped', await attemptChange(() => client.send('stopReports', body)));
    }
    case 'stop-all':
      return after(c, 'stopped', await attemptChange(() => client.send('stopReports', {})));
    case 'undo': {
      const body = form.get('personId') === null ? {} : { personId: personIdOf(form) };
      return after(c, 'undone', await attemptChange(() => client.send('undoStop', body)));
    }
    case 'frequency': {
      const frequency = ALERT_FREQUENCIES.find((one) => one === form.get('frequency'));
      if (frequency === undefined) throw unreadable();
      return after(c, 'frequency', await attemptChange(() => client.send('changeAlerts', { frequency })));
    }
    case 'stop-alerts':
      return after(c, 'alerts-stopped', await attemptChange(() => client.send('changeAlerts', { isStopped: true })));
    case 'resume-alerts':
      return after(c, 'alerts-on', await attemptChange(() => client.send('changeAlerts', { isStopped: false })));
    default:
      throw unreadable();
  }
}

function after(c: EdgeContext, done: MonitoredDone, change: Change): Response | Promise<Response> {
  switch (change.kind) {
    case 'done':
      return c.redirect(paths.monitoredReports({ ...placeOf(c), done }), 303);
    case 'wrong':
      return c.redirect(paths.monitoredReports({ ...placeOf(c), done: 'undone-partly' }), 303);
    case 'logged-out':
      return toLogIn(c);
    case 'confirm':
      // The page says what is missing.
      return c.redirect(paths.monitoredReports(), 303);
    case 'limited':
      return show(c, 429, 'failed');
    case 'busy':
      return show(c, 503, 'failed');
  }
}

async function show(c: EdgeContext, status: number, done: MonitoredReportsPageModel['done']): Promise<Response> {
  const { page, name } = placeOf(c);
  const own = await loadReaders(c, () =>
    createOriginClient(c).get('monitoredReports', {
      ...(page === null ? {} : { page: String(page) }),
      ...(name === '' ? {} : { name }),
    }),
  );
  if (own === null) return toLogIn(c);
  const { viewer, data } = own;
  return renderPage(c, status, {
    head: accountHead('monitored-reports'),
    site: siteFor(c, viewer),
    page: {
      kind: 'monitored-reports',
      answer: data,
      name,
      done,
      isLoggedIn: viewer !== null && viewer.scope !== 'purchase',
      usesLookups: viewer !== null && countsLookups(viewer),
      now: Date.now(),
    },
  });
}

/** Which part of the list is asked for; whatever cannot be a page is the first one. */
function placeOf(c: EdgeContext): { readonly page: number | null; readonly name: string } {
  const { searchParams } = c.get('url');
  const page = searchParams.get('page') ?? '';
  const name = (searchParams.get('name') ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  return { page: PAGE_NUMBER.test(page) ? Number(page) : null, name };
}

/** An id that we wrote into the form. @throws Refusal 400 for anything else */
function personIdOf(form: URLSearchParams): string {
  const id = personIdSchema.safeParse(form.get('personId'));
  if (!id.success) throw unreadable();
  return id.data;
}

function unreadable(): Refusal {
  return new Refusal(400, 'This form cannot be read.');
}
