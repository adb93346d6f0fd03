import { FADE_STYLE } from '../../client/boot/fade.ts';
import type { ErrorPageModel } from '../../client/pages/error/error-model.ts';
import { PROBLEM_CONTENT_TYPE, problem } from '../../shared/contract/transport/problem.ts';
import { withoutBirthDate } from '../../shared/urls/builders/court-runner-paths.ts';
import { withoutStateFlags } from '../../shared/urls/builders/state-flag-paths.ts';
import { type EdgeContext, isApiPath, pathWithQuery } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { errorHead } from '../seo/page-heads.ts';
import { describeLimit } from './describe-limit.ts';
import { type ErrorAnswer, pageAnswer, problemAnswer } from './error-answer.ts';

/**
 * The only place where a thrown error becomes a response: problem details under /api, otherwise a page (P8-004,
 * P8-012).
 */
export async function answerError(error: unknown, c: EdgeContext): Promise<Response> {
  // Without a URL, the fault came before anything was read.
  if (c.get('url') === undefined) return plainErrorPage(500, c.get('trackingId'));
  if (isApiPath(c.get('url').pathname)) return answerWithProblem(error, c);
  const answer = pageAnswer(error, c.get('botClass') ?? 'human');
  log(c, answer);
  return leaveBirthDate(c) ?? renderErrorPage(c, answer);
}

function answerWithProblem(error: unknown, c: EdgeContext): Response {
  const answer = problemAnswer(error);
  log(c, answer);
  const { limit } = answer;
  const quota = limit === undefined ? {} : { limit: limit.limit, opensAt: new Date(limit.opensAt).toISOString() };
  const body = problem(answer.status, answer.message, { trackingId: c.get('trackingId'), ...quota });
  return new Response(JSON.stringify(body), {
    status: answer.status,
    headers: { ...answer.headers, 'content-type': PROBLEM_CONTENT_TYPE },
  });
}

async function renderErrorPage(c: EdgeContext, answer: ErrorAnswer<ErrorPageModel['status']>): Promise<Response> {
  const { status, message, canRetry, headers, help } = answer;
  let response: Response;
  try {
    // Of an error never the viewer: its page must not depend on something that may have failed.
    const viewer = answer.limit === undefined ? null : await loadViewer(c);
    const limit = answer.limit === undefined ? undefined : describeLimit(c, answer.limit, viewer);
    response = await renderPage(c, status, {
      head: errorHead({ ...answer, limit }),
      site: siteFor(c, viewer),
      page: {
        kind: 'error',
        status,
        trackingId: c.get('trackingId'),
        message,
        retryPath: canRetry && c.req.method !== 'POST' ? retryPathOf(c) : null,
        ...(help === undefined ? {} : { help }),
        ...(limit === undefined ? {} : { limit }),
      },
    });
  } catch (error) {
    logEvent(c, 'error_page_failed', { message: messageOf(error) });
    response = plainErrorPage(status, c.get('trackingId'));
  }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/**
 * Error pages lack the script that removes a birth date from the URL (P7-059), so they are served at a URL without one:
 * readers see the error there, and nothing on it leads back to the date.
 */
function leaveBirthDate(c: EdgeContext): Response | null {
  if (c.req.method !== 'GET') return null;
  const path = pathWithQuery(c);
  const without = withoutBirthDate(path);
  return without === path ? null : c.redirect(without, 303);
}

/** 'Try again' is our own link: a flag that did not come from our pages must not become ours through it (P2-064). */
function retryPathOf(c: EdgeContext): string {
  const path = pathWithQuery(c);
  return c.req.header('sec-fetch-site') === 'same-origin' ? path : withoutStateFlags(path);
}

/** For when not even the error page renders (F8-13). Holds nothing from outside. */
function plainErrorPage(status: number, trackingId: string): Response {
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><style>${FADE_STYLE}</style><title>Error ${status}</title><h1>Something went wrong</h1><p>Please try again later. If you write to us, include this number: ${trackingId}</p></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

function log(c: EdgeContext, { log: entry, status }: ErrorAnswer<number>): void {
  if (entry === null) return;
  const { event, ...fields } = entry;
  logEvent(c, event, { status, ...fields });
}
