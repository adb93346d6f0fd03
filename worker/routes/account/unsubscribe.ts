import type { AlertsAsked, UnsubscribePageModel } from '../../../client/pages/unsubscribe/unsubscribe-model.ts';
import { ALERT_FREQUENCIES, type AlertSetting } from '../../../shared/contract/monitor.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { readLinkToken } from '../../account/link-token.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: a token and a choice. */
const FORM_MAX_BYTES = 1024;
const ASKED: readonly AlertsAsked[] = ['stop', 'resume', ...ALERT_FREQUENCIES];

type View = UnsubscribePageModel['view'];

/** GET of an alert's unsubscribe link. It changes nothing, so that no mail scanner or prefetch stops anybody's alerts. */
export async function unsubscribe(c: EdgeContext): Promise<Response> {
  const token = readLinkToken(c.get('url').searchParams.get('token'));
  if (token === '') return render(c, 400, { state: 'over' });
  return loadPageData(async () => {
    try {
      const { setting } = await createOriginClient(c).get('alertChoice', { token });
      return await render(c, 200, viewOf(setting, token, null));
    } catch (error) {
      if (isOver(error)) return render(c, 410, { state: 'over' });
      throw error;
    }
  });
}

/** POST of its buttons: anybody with the link decides, whoever is logged in here. */
export async function submitUnsubscribe(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const token = readLinkToken(form.get('token'));
  if (token === '') return render(c, 400, { state: 'over' });
  const asked = ASKED.find((one) => one === form.get('alerts'));
  if (asked === undefined) throw new Refusal(400, 'This form does not say what to do with your alerts.');
  try {
    const { data } = await createOriginClient(c).send('chooseAlerts', wishOf(asked), { query: { token } });
    return await render(c, 200, viewOf(data.setting, token, asked));
  } catch (error) {
    if (isOver(error)) return render(c, 410, { state: 'over' });
    if (!isOriginError(error)) throw error;
    noteFailure(c, 'alerts_not_changed', error);
    const status = error instanceof OriginProblem ? error.status : 503;
    return render(c, status, { state: 'failed', token, asked });
  }
}

function wishOf(asked: AlertsAsked) {
  if (asked === 'stop' || asked === 'resume') return { isStopped: asked === 'stop' };
  return { frequency: asked };
}

function viewOf(setting: AlertSetting | null, token: string, asked: AlertsAsked | null): View {
  if (setting === null) return { state: 'gone' };
  const { frequency, stopped } = setting;
  if (stopped === 'unsubscribed') return { state: 'off', token };
  if (stopped !== null) return { state: 'refused', reason: stopped };
  const changed = asked === null || asked === 'stop' ? null : 'changed';
  return { state: 'on', token, frequency, done: asked === 'resume' ? 'resumed' : changed };
}

const isOver = (error: unknown): boolean => error instanceof OriginProblem && error.status === 410;

function render(c: EdgeContext, status: number, view: View): Promise<Response> {
  return renderPage(c, status, {
    head: accountHead('unsubscribe'),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'unsubscribe', view },
  });
}
