import type { ErrorPageModel } from '../../../client/pages/error/error-model.ts';
import { DISPLAY_TEXT_MAX } from '../../../shared/contract/monitor.ts';
import type { StateFlag } from '../../../shared/contract/state-flag.ts';
import { lookupsCopy } from '../../../shared/copy/billing/lookups.ts';
import { personActionCopy } from '../../../shared/copy/person/person-actions.ts';
import { withoutStateFlags, withStateFlag } from '../../../shared/urls/builders/state-flag-paths.ts';
import { safeRedirectPath } from '../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, pathWithQuery } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient, type OriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, LimitReached, OriginProblem } from '../../origin-client/errors.ts';
import { parsePersonFlags } from '../../person/person-flags.ts';
import { redirectForUnknown } from '../../person/redirect-ladder.ts';
import { renderSaveLack } from '../../person/save-lack.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { errorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: fits the longest name on record, however it is encoded. */
const FORM_MAX_BYTES = 64 * 1024;
/** As long as a list id can be. */
const LIST_ID = /^\d{1,15}$/;
/** Statuses with which the origin refuses something that a retry cannot change, or not yet. */
const REFUSALS = [403, 409, 429] as const;

interface Action {
  /** false if the origin could not do it and said so with an empty response */
  readonly ask: (client: OriginClient, personId: string, form: URLSearchParams) => Promise<boolean>;
  /** added to the return URL, so the page confirms what was done; repeating it changes nothing */
  readonly saidBy: StateFlag | null;
  /** the page then shows more than the URL asked for: of its flags, only its form is kept */
  readonly opensPage?: true;
  /** what the reader is told if it failed */
  readonly failed: string;
}

/** What each button of the page does, by the form field `do`. */
const ACTIONS: Readonly<Record<string, Action>> = {
  monitor: {
    ask: async (client, personId, form) => {
      const displayText = form.get('name')?.trim().slice(0, DISPLAY_TEXT_MAX);
      if (!displayText) throw new Refusal(400, 'This form cannot be read.');
      return (await client.send('startMonitoring', { personId, displayText, autoMonitor: false })).data !== null;
    },
    saidBy: 'monitor',
    failed: personActionCopy.cannotMonitor,
  },
  unmonitor: {
    ask: async (client, personId) => (await client.send('stopMonitoring', { personId })).data !== null,
    saidBy: 'unmonitor',
    failed: personActionCopy.cannotStopMonitoring,
  },
  save: {
    ask: async (client, personId, form) =>
      (await client.send('saveContact', { contactListId: listOf(form), personId })).data.isDone,
    saidBy: 'save_contact',
    failed: personActionCopy.cannotSave,
  },
  // What is left, or that nothing is, says the page itself.
  open: {
    ask: async (client, personId) => (await client.send('openPerson', { personId })).data !== null,
    saidBy: null,
    opensPage: true,
    failed: lookupsCopy.open.failed,
  },
  unsave: {
    ask: async (client, personId, form) =>
      (await client.send('removeContact', { contactListId: listOf(form), personId })).data.isDone,
    saidBy: null,
    failed: personActionCopy.cannotUnsave,
  },
};

/**
 * POST of the person page: the button that opens it by a lookup, and the Monitor and Save buttons for readers without
 * scripts (P4-009, P4-038). 303 back to the page; without a session to the login or, to monitor, to the page that asks
 * for an address (P4-011); or to wherever an unknown person leads. A failure is a page with the same sentence that the
 * page itself would show (P7-024, P7-027).
 */
export async function submitPersonAction(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'person');
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const name = form.get('do') ?? '';
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) throw new Refusal(400, 'This form cannot be read.');
  // State-changing flags are dropped (P2-064), except the one that reports what this form did.
  const asked = action.opensPage === true ? formOf(c.get('url')) : withoutStateFlags(pathWithQuery(c));
  const back = safeRedirectPath(asked, paths.home());
  const toLogIn = () => c.redirect(paths.login({ redirect: back }), 303);
  // A reader without an account can monitor, too.
  const toMonitor = () => c.redirect(paths.monitor({ personId: params.id }), 303);
  const client = createOriginClient(c);
  try {
    // Viewers who may not save got a form without a list (P4-044).
    if (form.get('list') === '') {
      const viewer = c.get('session') === null ? null : (await client.get('user', {})).user;
      return viewer === null ? toLogIn() : renderSaveLack(c, viewer);
    }
    if (await action.ask(client, params.id, form))
      return c.redirect(action.saidBy === null ? back : withStateFlag(back, action.saidBy), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    // It has a page of its own, which says when there is room again.
    if (error instanceof LimitReached) throw error;
    if (error instanceof OriginProblem) {
      // Covers a session that has ended in the meantime.
      if (error.status === 401) return name === 'monitor' ? toMonitor() : toLogIn();
      if (error.status === 404)
        return c.redirect(redirectForUnknown(params, parsePersonFlags(c.get('url').searchParams)), 303);
      const refusal = REFUSALS.find((status) => status === error.status);
      if (refusal !== undefined) return renderRefusal(c, refusal, action.failed, back, error.retryAfter);
    }
    noteFailure(c, 'person_action_failed', error, { action: name });
  }
  return renderFailure(c, 503, action.failed, back);
}

/** The path with what says which form of the page it is: full=1, view=print. */
function formOf({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams([...searchParams].filter(([name]) => name === 'full' || name === 'view'));
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

/** A final refusal keeps its status and offers no retry; a rate limit passes after a while. */
async function renderRefusal(
  c: EdgeContext,
  status: (typeof REFUSALS)[number],
  message: string,
  back: string,
  retryAfter: string | null,
): Promise<Response> {
  const response = await renderFailure(c, status, message, status === 429 ? back : null);
  if (retryAfter !== null) response.headers.set('retry-after', retryAfter);
  return response;
}

function listOf(form: URLSearchParams): number {
  const list = form.get('list') ?? '';
  if (!LIST_ID.test(list)) throw new Refusal(400, 'This form cannot be read.');
  return Number(list);
}

async function renderFailure(
  c: EdgeContext,
  status: ErrorPageModel['status'],
  message: string,
  retryPath: string | null,
): Promise<Response> {
  const trackingId = c.get('trackingId');
  return renderPage(c, status, {
    head: errorHead({ status, message }),
    site: siteFor(c, await loadViewer(c)),
    page: { kind: 'error', status, trackingId, message, retryPath },
  });
}
