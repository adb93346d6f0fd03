import type { MonitorView } from '../../client/pages/monitor/monitor-model.ts';
import { describeRelatives } from '../../client/pages/person/monitor/describe-relatives.ts';
import { listChanges } from '../../client/pages/person/monitor/list-changes.ts';
import type { User } from '../../shared/contract/account.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { monitorPageCopy } from '../../shared/copy/person/monitor.ts';
import { firstNameOf } from '../../shared/people/mention.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, NotListed } from '../failures/errors.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { nullFor404, OriginProblem } from '../origin-client/errors.ts';
import { renderPage } from '../render/render-page.tsx';
import { askViewer, siteFor } from '../render/site-model.ts';
import { monitorHead, personPathOf } from '../seo/person-head.ts';

/** Who asks about whom. */
export interface MonitorSubject {
  readonly details: PersonDetails;
  readonly viewer: User | null;
  /** whose session it is: an account's, that of a reader who typed an address, or nobody's */
  readonly by: 'account' | 'reader' | null;
  /** a reader's address is confirmed, or there is no need to */
  readonly isConfirmed: boolean;
  /** whether their relatives may be listed: that is a view of the person like any other, and counts as one */
  readonly listsRelatives: boolean;
}

/**
 * The person as anyone may know them, and what this session may do. No lookup is used, and a view only if their
 * relatives are to be listed; past the limit of views they are not.
 *
 * @throws NotListed for a person who is not shown here
 */
export async function loadMonitorSubject(
  c: EdgeContext,
  personId: string,
  wantsRelatives: boolean,
): Promise<MonitorSubject> {
  const [who, viewed] = await loadPageData(() =>
    Promise.all([askWho(c), wantsRelatives ? askAsView(c, personId) : null]),
  );
  const details = viewed ?? (await loadPageData(() => nullFor404(askDetails(c, { personId, offer: 'true' }))));
  if (details === null) throw goneSubject();
  return { ...who, details, listsRelatives: viewed !== null };
}

function askDetails(c: EdgeContext, query: { readonly personId: string; readonly offer?: 'true' }) {
  return createOriginClient(c).get('personDetails', { ...query, stub: 'true' });
}

/** The details, counted as a view; null past the limit, and for a person who is not shown here. */
async function askAsView(c: EdgeContext, personId: string): Promise<PersonDetails | null> {
  try {
    return await askDetails(c, { personId });
  } catch (error) {
    if (error instanceof OriginProblem && (error.status === 404 || error.status === 429)) return null;
    throw error;
  }
}

/** 404 for a person who is not shown here, or an id that nobody has. */
export function goneSubject(): NotListed {
  const { search, ...words } = monitorPageCopy.gone;
  return new NotListed({ ...words, link: { text: search, href: paths.peopleSearch() } });
}

/** Who asks. Only readers without an account may have an address to confirm; their list says so. */
async function askWho(c: EdgeContext): Promise<Pick<MonitorSubject, 'viewer' | 'by' | 'isConfirmed'>> {
  const viewer = await askViewer(c);
  if (viewer !== null) return { viewer, by: 'account', isConfirmed: true };
  const reader = await askReader(c);
  return { viewer, by: reader === null ? null : 'reader', isConfirmed: reader?.isConfirmed ?? true };
}

/** Whether the address of whoever monitors in this session is confirmed; null if it is nobody's. */
async function askReader(c: EdgeContext): Promise<{ readonly isConfirmed: boolean } | null> {
  if (c.get('session') === null) return null;
  try {
    const { isConfirmed } = await createOriginClient(c).get('monitoredReports', {});
    return { isConfirmed };
  } catch (error) {
    if (error instanceof OriginProblem && error.status < 500) return null;
    throw error;
  }
}

/** What a GET shows: what this session can do next. */
export function decideMonitorView({ details, by, isConfirmed, listsRelatives }: MonitorSubject): MonitorView {
  const { results: person, isMonitoring } = details;
  if (person.isDead) return { state: 'dead' };
  if (isMonitoring && listsRelatives) return { state: 'relatives', relatives: describeRelatives(person), isConfirmed };
  if (isMonitoring)
    return {
      state: 'monitored',
      changes: person.changeCounts === null ? [] : listChanges(person.changeCounts),
      problem: null,
    };
  return by === null ? { state: 'start', email: '', errors: {}, problem: null } : { state: 'ask', problem: null };
}

export async function renderMonitor(
  c: EdgeContext,
  status: number,
  { details: { results: person }, viewer }: MonitorSubject,
  view: MonitorView,
): Promise<Response> {
  const to = personPathOf(person);
  return renderPage(c, status, {
    head: monitorHead(),
    // A POST has the page's own URL; logging in leads back to the question.
    site: { ...siteFor(c, viewer), path: paths.monitor({ personId: person.id }) },
    page: {
      kind: 'monitor',
      id: person.id,
      fullName: to.name,
      first: firstNameOf(person),
      path: paths.person(to),
      view,
    },
  });
}
