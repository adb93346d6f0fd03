import * as z from 'zod/mini';
import { calls } from '../../../shared/contract/calls.ts';
import { type EventCountsQuery, eventCountsQuerySchema } from '../../../shared/contract/operations/event-counts.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readBody } from '../../input/read-body.ts';
import { sendCounts } from '../../metrics/report-counts.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { kitHead, outboxHead, pageEventsHead, statusHead } from '../../seo/page-heads.ts';

/** GET /dev/status: what both workers measured and refused; only local runs have this page (localOnly). */
export async function status(c: EdgeContext): Promise<Response> {
  await sendCounts(c);
  const [metrics, security, viewer] = await Promise.all([
    loadPageData(() => createOriginClient(c).get('metrics', {})),
    loadPageData(() => createOriginClient(c).get('securityCounts', {})),
    loadViewer(c),
  ]);
  const page = { kind: 'status', metrics, security } as const;
  return renderPage(c, 200, { head: statusHead(), site: siteFor(c, viewer), page });
}

/**
 * GET /dev/events: what pages did; only local runs have this page (localOnly). A filter that does not exist chooses
 * nothing.
 */
export async function pageEvents(c: EdgeContext): Promise<Response> {
  const given = c.get('url').searchParams;
  const { period, device, page } = eventCountsQuerySchema.shape;
  const query: EventCountsQuery = {
    period: z.safeParse(period, given.get('period')).data ?? 'day',
    device: z.safeParse(device, given.get('device') ?? undefined).data,
    page: z.safeParse(page, given.get('page') ?? undefined).data,
  };
  const [counts, viewer] = await Promise.all([
    loadPageData(() => createOriginClient(c).get('eventCounts', query)),
    loadViewer(c),
  ]);
  return renderPage(c, 200, {
    head: pageEventsHead(),
    site: siteFor(c, viewer),
    page: { kind: 'page-events', query, counts, now: Date.now() },
  });
}

/**
 * GET /dev/outbox: the mail and text messages of a local run; only local runs have this page (localOnly). `?mail=` is
 * the HTML of one of them, for a frame of that page.
 */
export async function outbox(c: EdgeContext): Promise<Response> {
  const id = c.get('url').searchParams.get('mail');
  if (id !== null) return outboxMail(c, id);
  c.set('mailFrame', 'around');
  const [mails, texts, viewer] = await Promise.all([
    loadPageData(() => createOriginClient(c).get('outbox', {})),
    loadPageData(() => createOriginClient(c).get('outboxTexts', {})),
    loadViewer(c),
  ]);
  return renderPage(c, 200, { head: outboxHead(), site: siteFor(c, viewer), page: { kind: 'outbox', mails, texts } });
}

async function outboxMail(c: EdgeContext, id: string): Promise<Response> {
  const mails = await loadPageData(() => createOriginClient(c).get('outbox', {}));
  const html = mails.find((mail) => mail.id === id)?.html ?? null;
  if (html === null) throw new Refusal(404, 'There is no such email.');
  c.set('mailFrame', 'inside');
  return c.html(html);
}

/** GET /dev/kit: every control in its states; only local runs have this page (localOnly). */
export async function kit(c: EdgeContext): Promise<Response> {
  return renderPage(c, 200, { head: kitHead(), site: siteFor(c, await loadViewer(c)), page: { kind: 'kit' } });
}

/** Longest body we read, in bytes. */
const BODY_MAX_BYTES = 1_000;

/**
 * POST /dev/court-runner, local runs only (localOnly): every runner still out comes back at once, or fails (npm run
 * court-runner).
 */
export async function courtRunnerBack(c: EdgeContext): Promise<Response> {
  const body = calls.fulfilCourtRunner.body.safeParse(jsonOf(await readBody(c.req.raw, BODY_MAX_BYTES)));
  if (!body.success) throw new Refusal(400, 'The outcome must be returned or failed.');
  return c.json((await createOriginClient(c).send('fulfilCourtRunner', body.data)).data);
}

/** POST /dev/renewals, local runs only (localOnly): moves the clock of plans forward (npm run renewals). */
export async function renewPlans(c: EdgeContext): Promise<Response> {
  const body = calls.renewPlans.body.safeParse(jsonOf(await readBody(c.req.raw, BODY_MAX_BYTES)));
  if (!body.success) throw new Refusal(400, 'The days must be a whole number from 0 to 800.');
  return c.json((await createOriginClient(c).send('renewPlans', body.data)).data);
}

/** POST /dev/monitoring, local runs only (localOnly): ages people, and alerts those who monitor them (npm run age). */
export async function agePeople(c: EdgeContext): Promise<Response> {
  const body = calls.agePeople.body.safeParse(jsonOf(await readBody(c.req.raw, BODY_MAX_BYTES)));
  if (!body.success) throw new Refusal(400, 'The months must be a whole number from 0 to 24, the people ids.');
  return c.json((await createOriginClient(c).send('agePeople', body.data)).data);
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
