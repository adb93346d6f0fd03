import type {
  FindForm,
  FoundPeople,
  OptOutForm,
  OptOutPageModel,
  RemovalSubject,
} from '../../../client/pages/opt-out/opt-out-model.ts';
import type { RemovalPart } from '../../../shared/contract/removal.ts';
import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkOptOut, readRemovalParts } from '../../../shared/forms/opt-out-form.ts';
import { withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { readForm } from '../../input/read-body.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { findPeople } from '../../removal/find-people.ts';
import { findByLegacyId, loadSubject } from '../../removal/load-subject.ts';
import { isLink, type NamedPage, readNamedPage } from '../../removal/named-page.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { parsePage } from '../../search/browse-page.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { optOutHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a path, an address and a few choices. */
const FORM_MAX_BYTES = 12 * 1024;
/** Longest link that comes back as it was pasted, in characters. */
const LINK_SHOWN_MAX = 2_000;

const { errors: wrong } = optOutCopy.find;

type View = OptOutPageModel['view'];

/**
 * GET /opt-out: the form that finds a page; with `name`, who was found; with `path`, which may be a link, a path or an id,
 * what to hide of that page. Nothing of it counts as a view of anybody.
 */
export async function optOut(c: EdgeContext): Promise<Response> {
  const form = readFindForm(c);
  if (form.link !== '') return answerLink(c, form, form.link);
  if (isLink(form.name)) return answerLink(c, { ...form, name: '', link: form.name }, form.name);
  const query = c.get('url').searchParams;
  if (form.name !== '') return answerName(c, form);
  if (form.location !== '') return renderFind(c, 400, { ...form, errors: { name: wrong.noName } });
  if (query.has('name')) return renderFind(c, 400, { ...form, errors: { name: wrong.nothing } });
  allowRevalidation(c);
  return renderFind(c, 200, form);
}

/**
 * POST of the form that asks for removal. What follows is the same for every path and address; what is missing comes back
 * beside its field, with everything that was typed.
 */
export async function submitOptOut(c: EdgeContext): Promise<Response> {
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const link = (sent.get('path') ?? '').trim();
  const meant = await findMeant(c, readNamedPage(link, siteOrigin(c)));
  if (meant.kind !== 'person') {
    const form = { ...emptyFindForm(c), link: link.slice(0, LINK_SHOWN_MAX), errors: { link: errorOf(meant) } };
    return renderFind(c, 400, form);
  }
  const form = readOptOutForm(sent);
  const { isWhole, parts, email } = form;
  const again = async (status: number, more: Partial<OptOutForm> = {}) =>
    renderView(c, status, {
      state: 'choose',
      subject: await loadSubject(c, meant.id, meant.path),
      form: { ...form, ...more },
    });
  if (sent.get('show') === 'form') return again(200);
  const errors = checkOptOut(form);
  if (Object.keys(errors).length > 0) return again(400, { errors });
  const body = { personId: meant.id, email, ...(isWhole ? {} : { what: [...parts] }) };
  const entry = await tryRemoval(c, optOutCopy.choose.refused, (client) => client.send('optOut', body));
  if (entry.kind === 'refused') {
    const problem = removalRefusal(entry, optOutCopy.choose.enough) ?? optOutCopy.choose.unusable;
    return withWait(await again(entry.status, { problem }), entry);
  }
  // Nobody is named from here on: the same page follows whether or not somebody has the path.
  return renderView(c, 200, { state: 'mailed', subject: { path: meant.path, person: null }, form });
}

function emptyFindForm(c: EdgeContext): FindForm {
  return { name: '', location: '', link: '', origin: siteOrigin(c), part: null, errors: {} };
}

function readFindForm(c: EdgeContext): FindForm {
  const query = c.get('url').searchParams;
  return {
    ...emptyFindForm(c),
    name: tidyText(query.get('name')),
    location: tidyText(query.get('location')),
    link: (query.get('path') ?? '').trim().slice(0, LINK_SHOWN_MAX),
    part: readRemovalParts(query.getAll('part'))[0] ?? null,
  };
}

function readOptOutForm(sent: URLSearchParams): OptOutForm {
  const parts = readRemovalParts(sent.getAll('part'));
  const choice = sent.get('what');
  return {
    isWhole: choice === 'page' || (choice !== 'parts' && parts.length === 0),
    parts,
    email: (sent.get('email') ?? '').trim().slice(0, EMAIL_MAX + 1),
    errors: {},
    problem: null,
  };
}

/** Ids of the previous system lead to the page of today. */
async function findMeant(c: EdgeContext, page: NamedPage): Promise<NamedPage | { readonly kind: 'no-longer-there' }> {
  if (page.kind !== 'legacy') return page;
  const id = await findByLegacyId(c, page.id);
  return id === null ? { kind: 'no-longer-there' } : readNamedPage(id, siteOrigin(c));
}

async function answerLink(c: EdgeContext, form: FindForm, link: string): Promise<Response> {
  const meant = await findMeant(c, readNamedPage(link, siteOrigin(c)));
  switch (meant.kind) {
    case 'person':
      return renderChoose(c, await loadSubject(c, meant.id, meant.path), form.part);
    case 'search':
      return answerName(c, { ...form, name: meant.name, location: meant.location, link: '' });
    case 'part':
      return renderFind(c, 200, { ...form, link: '', part: meant.part });
    default:
      return renderFind(c, 400, { ...form, errors: { link: errorOf(meant) } });
  }
}

function errorOf(page: Awaited<ReturnType<typeof findMeant>>): string {
  switch (page.kind) {
    case 'other-site':
      return wrong.otherSite(page.host);
    case 'no-longer-there':
      return wrong.noLongerThere;
    case 'unreadable':
      return wrong.unreadable;
    default:
      return wrong.otherPage;
  }
}

async function answerName(c: EdgeContext, form: FindForm): Promise<Response> {
  const found = await findPeople(c, form, parsePage(c.get('url').searchParams.get('page')));
  if (found === null) return renderFind(c, 400, { ...form, errors: { name: wrong.notAName } });
  const { name, location, answer } = found;
  const isUnknown = answer.place?.isKnown === false;
  const errors = isUnknown ? { location: wrong.place(location) } : {};
  return renderFind(c, 200, { ...form, name, location, errors }, isUnknown ? null : found);
}

function renderFind(c: EdgeContext, status: number, form: FindForm, found: FoundPeople | null = null) {
  return renderView(c, status, { state: 'find', form, found });
}

function renderChoose(c: EdgeContext, subject: RemovalSubject, part: RemovalPart | null): Promise<Response> {
  const parts = part === null ? [] : [part];
  const form = { isWhole: part === null, parts, email: '', errors: {}, problem: null };
  return renderView(c, 200, { state: 'choose', subject, form });
}

async function renderView(c: EdgeContext, status: number, view: View): Promise<Response> {
  // Whoever comes back after sending the form finds it as they left it.
  if (c.req.method === 'GET') allowRevalidation(c);
  const isPlain = view.state === 'find' && status === 200 && !hasFlags(c.get('url').searchParams);
  return renderPage(c, status, {
    head: optOutHead(siteOrigin(c), isPlain),
    site: siteFor(c, await loadViewer(c)),
    page: { kind: 'opt-out', view },
  });
}
