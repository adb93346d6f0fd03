import type { MonitorView } from '../../../client/pages/monitor/monitor-model.ts';
import { monitorCopy } from '../../../shared/copy/person/monitor.ts';
import { personActionCopy } from '../../../shared/copy/person/person-actions.ts';
import { offeredRelatives } from '../../../shared/people/offered-relatives.ts';
import { withStateFlag } from '../../../shared/urls/builders/state-flag-paths.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { redirectWithCookies } from '../../account/entry-form.ts';
import { type EdgeContext, paramsOf } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient, type OriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { enterByEmail, enterByPassword, type MonitorEntry } from '../../person/monitor-entry.ts';
import {
  decideMonitorView,
  goneSubject,
  loadMonitorSubject,
  type MonitorSubject,
  renderMonitor,
} from '../../person/monitor-page.ts';
import { personPathOf } from '../../seo/person-head.ts';

/** Longest form we read, in bytes: an address, a password and five ids. */
const FORM_MAX_BYTES = 8 * 1024;

/** GET /monitor/{id}: what the dialogs of the person page ask, as a page. Changes nothing. */
export async function monitor(c: EdgeContext): Promise<Response> {
  const isAtRelatives = c.get('url').searchParams.get('step') === 'relatives';
  const subject = await loadMonitorSubject(c, personIdOf(c), isAtRelatives);
  return renderMonitor(c, 200, subject, decideMonitorView(subject));
}

/**
 * POST of its forms, by the field `do`: 303 to the next step or to the person's page, which says what was done; otherwise
 * the same page with what is missing, and nothing lost.
 */
export async function submitMonitor(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const wish = form.get('do');
  const subject = await loadMonitorSubject(c, personIdOf(c), wish === 'relatives');
  switch (wish) {
    case 'start':
      return startAfter(c, subject, await enterByEmail(c, form));
    case 'log-in':
      return startAfter(c, subject, await enterByPassword(c, form));
    case 'monitor':
      return startNow(c, subject);
    case 'stop':
      return stop(c, subject);
    case 'relatives':
      return startRelatives(c, subject, form.getAll('relative'));
    default:
      throw new Refusal(400, 'This form cannot be read.');
  }
}

function personIdOf(c: EdgeContext): string {
  const { personId } = paramsOf(c, 'monitor');
  if (!isPersonId(personId)) throw goneSubject();
  return personId;
}

/** Monitors with the session that has just begun; its cookies go out even if monitoring fails. */
async function startAfter(c: EdgeContext, subject: MonitorSubject, entry: MonitorEntry): Promise<Response> {
  if (entry.kind === 'again') return renderMonitor(c, entry.status, subject, entry.view);
  const { id } = subject.details.results;
  const outcome = await tryStart(c, createOriginClient(c, { session: entry.session }), subject);
  if (outcome === 'done')
    return redirectWithCookies(c, paths.monitor({ personId: id, step: 'relatives' }), entry.setCookies);
  const response = await renderMonitor(c, 503, subject, { state: 'ask', problem: monitorCopy.failed });
  for (const cookie of entry.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function startNow(c: EdgeContext, subject: MonitorSubject): Promise<Response> {
  const outcome = await tryStart(c, createOriginClient(c), subject);
  const { id } = subject.details.results;
  if (outcome === 'done') return c.redirect(paths.monitor({ personId: id, step: 'relatives' }), 303);
  const view: MonitorView =
    outcome === 'nobody'
      ? { state: 'start', email: '', errors: {}, problem: null }
      : { state: 'ask', problem: personActionCopy.cannotMonitor };
  return renderMonitor(c, outcome === 'nobody' ? 200 : 503, subject, view);
}

/** 'nobody': the session is over. */
async function tryStart(
  c: EdgeContext,
  client: OriginClient,
  { details: { results: person } }: MonitorSubject,
): Promise<'done' | 'failed' | 'nobody'> {
  try {
    return (await start(client, { id: person.id, fullName: person.name.fullName })) ? 'done' : 'failed';
  } catch (error) {
    if (!isOriginError(error)) throw error;
    if (error instanceof OriginProblem && error.status === 401) return 'nobody';
    if (error instanceof OriginProblem && error.status === 404) throw goneSubject();
    noteFailure(c, 'monitor_failed', error);
    return 'failed';
  }
}

async function start(client: OriginClient, { id, fullName }: { id: string; fullName: string }): Promise<boolean> {
  const body = { personId: id, displayText: fullName, autoMonitor: false };
  return (await client.send('startMonitoring', body)).data !== null;
}

/** P4-034; failures are ignored (P4-035). Only relatives that the page offers count, by the names on record. */
async function startRelatives(c: EdgeContext, subject: MonitorSubject, ids: readonly string[]): Promise<Response> {
  const client = createOriginClient(c);
  const offered = subject.listsRelatives ? offeredRelatives(subject.details.results) : [];
  const chosen = offered.filter(({ id }) => ids.includes(id));
  await Promise.allSettled(chosen.map(({ id, name }) => start(client, { id, fullName: name.fullName })));
  return c.redirect(withStateFlag(pathOf(subject), 'monitor'), 303);
}

async function stop(c: EdgeContext, subject: MonitorSubject): Promise<Response> {
  const personId = subject.details.results.id;
  try {
    const { data } = await createOriginClient(c).send('stopMonitoring', { personId });
    if (data !== null) return c.redirect(withStateFlag(pathOf(subject), 'unmonitor'), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    if (error instanceof OriginProblem && error.status === 401)
      return c.redirect(paths.login({ redirect: withStateFlag(pathOf(subject), 'unmonitor') }), 303);
    noteFailure(c, 'monitor_failed', error);
  }
  return renderMonitor(c, 503, subject, {
    state: 'monitored',
    changes: [],
    problem: personActionCopy.cannotStopMonitoring,
  });
}

function pathOf({ details }: MonitorSubject): string {
  return paths.person(personPathOf(details.results));
}
