import type { ContactListsPageModel } from '../../../client/pages/contact-lists/contact-lists-model.ts';
import { CONTACTS_PER_PAGE, type ContactFile } from '../../../shared/contract/contacts.ts';
import { contactsCopy as words } from '../../../shared/copy/account/contacts.ts';
import { asSentence } from '../../../shared/copy/format/prose.ts';
import { countsLookups, hasLivePlan } from '../../../shared/people/plan-features.ts';
import { ALL_CONTACTS, type ContactsAsked, parseContactsView } from '../../../shared/urls/contacts-view.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type ContactsAct, readContactsAct } from '../../account/contacts-form.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import type { EdgeContext } from '../../context.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient, type OriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: a note in any script. */
const FORM_MAX_BYTES = 16 * 1024;
/** How long a file of thousands of people may take, in milliseconds. */
const FILE_TIMEOUT_MS = 20_000;

const TYPES: { readonly [F in ContactFile]: { readonly ending: 'csv' | 'vcf'; readonly type: string } } = {
  csv: { ending: 'csv', type: 'text/csv' },
  vcard: { ending: 'vcf', type: 'text/vcard' },
};

/** GET /account/contact-lists: saved people, or a file of them. */
export async function contactLists(c: EdgeContext): Promise<Response> {
  const asked = parseContactsView(c.get('url').searchParams);
  return asked.format === null ? show(c, asked, {}) : download(c, asked, asked.format);
}

/** POST of the page's forms: 303 back to the same part of the list with a notice, or the page again, with what is wrong. */
export async function submitContactLists(c: EdgeContext): Promise<Response> {
  const { list, q, sort, page } = parseContactsView(c.get('url').searchParams);
  const view = { list, q, sort, page };
  const act = readContactsAct(await readForm(c.req.raw, FORM_MAX_BYTES));
  if (act.kind === 'wrong') return show(c, view, { status: 400, wrong: act.wrong });
  try {
    return c.redirect(paths.contactLists({ ...view, ...(await carryOut(createOriginClient(c), act)) }), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    return showFailure(c, view, act, error);
  }
}

type Done = Partial<Pick<ContactsAsked, 'list' | 'page' | 'q' | 'done' | 'undo'>>;

/** Does what a form asks for. @returns where that leads */
async function carryOut(client: OriginClient, act: Exclude<ContactsAct, { kind: 'wrong' }>): Promise<Done> {
  switch (act.kind) {
    case 'remove':
      await client.send('removeContact', { contactListId: act.listId, personId: act.personId });
      return { done: 'removed', undo: act.personId };
    case 'restore':
      await client.send('saveContact', { contactListId: act.listId, personId: act.personId });
      return { done: 'restored' };
    case 'move':
      await client.send('changeContact', { personId: act.personId, contactListId: act.listId });
      return { done: 'moved' };
    case 'note':
      await client.send('changeContact', { personId: act.personId, note: act.note });
      return { done: 'noted' };
    case 'create': {
      const { data } = await client.send('createContactList', { name: act.name });
      return { ...ALL_CONTACTS, list: data.id, done: 'created' };
    }
    case 'rename':
      await client.send('renameContactList', { id: act.listId, name: act.name });
      return { done: 'renamed' };
    case 'delete':
      await client.send('deleteContactList', { id: act.listId });
      return { ...ALL_CONTACTS, done: 'deleted' };
  }
}

type View = Pick<ContactsAsked, 'list' | 'q' | 'sort' | 'page'> & Partial<Pick<ContactsAsked, 'done' | 'undo'>>;

/** Why a form did nothing; what was typed stays in it. */
function showFailure(
  c: EdgeContext,
  view: View,
  act: Exclude<ContactsAct, { kind: 'wrong' }>,
  error: Error,
): Promise<Response> | Response {
  const { errors } = words;
  if (error instanceof OriginProblem) {
    switch (error.status) {
      case 401:
        return toLogIn(c);
      case 404:
        return show(c, { ...ALL_CONTACTS, sort: view.sort }, { status: 404, problem: errors.gone });
      case 403:
        return show(c, view, { status: 403, problem: errors.gone });
      case 409:
        if (act.kind === 'create' || act.kind === 'rename') {
          const wrong = { form: act.kind, typed: act.name, error: asSentence(error.title) };
          return show(c, view, { status: 409, wrong });
        }
        return show(c, view, { status: 409, problem: errors.full });
      default:
    }
  }
  noteFailure(c, 'contacts_failed', error, { action: act.kind });
  const wrong = act.kind === 'note' ? { form: act.kind, personId: act.personId, typed: act.note } : null;
  return show(
    c,
    view,
    wrong === null
      ? { status: 503, problem: errors.failed }
      : { status: 503, wrong: { ...wrong, error: errors.failed } },
  );
}

interface Said extends Partial<Pick<ContactListsPageModel, 'problem' | 'wrong'>> {
  readonly status?: number;
}

async function show(
  c: EdgeContext,
  view: View,
  { status = 200, problem = null, wrong = null }: Said,
): Promise<Response> {
  const { list, q, sort, page, done = null, undo = null } = view;
  const own = await loadOwn(c, async () => {
    try {
      return await read(createOriginClient(c), { list, q, sort, page });
    } catch (error) {
      // A list that is gone, as in a bookmark: everybody instead.
      if (list !== null && error instanceof OriginProblem && error.status === 404) return null;
      throw error;
    }
  });
  if (own === null) return toLogIn(c);
  const { viewer, data } = own;
  if (data === null) return c.redirect(paths.contactLists({ q, sort }), 303);
  const { lists, total, contacts } = data;
  const home = lists.find(({ isDefault }) => isDefault)?.id ?? null;
  const pages = Math.max(1, Math.ceil(total / CONTACTS_PER_PAGE));
  return renderPage(c, status, {
    head: accountHead('contact-lists'),
    site: siteFor(c, viewer),
    page: {
      kind: 'contact-lists',
      view: { list, q, sort, page: Math.min(page, pages) },
      lists,
      total,
      contacts,
      plan: !hasLivePlan(viewer.userType) ? 'none' : countsLookups(viewer) ? 'limited' : 'unlimited',
      notice:
        done === null
          ? null
          : {
              text: words.notices[done],
              undo: done === 'removed' && undo !== null && home !== null ? { personId: undo, listId: home } : null,
            },
      problem,
      wrong,
    },
  });
}

function read(client: OriginClient, { list, q, sort, page }: Pick<View, 'list' | 'q' | 'sort' | 'page'>) {
  return client.get('contacts', { q, sort, page: String(page) }, { id: list === null ? 'all' : String(list) });
}

/** The people of a view as a file, all pages of it. */
async function download(c: EdgeContext, { list, q, sort }: View, format: ContactFile): Promise<Response> {
  const client = createOriginClient(c, { timeoutMs: FILE_TIMEOUT_MS, canRetry: false });
  const own = await loadOwn(c, () =>
    client.get('contacts', { format, q, sort }, { id: list === null ? 'all' : String(list) }),
  );
  if (own === null) return toLogIn(c);
  const { ending, type } = TYPES[format];
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  c.header('content-disposition', `attachment; filename="${words.files.name(day, ending)}"`);
  c.header('content-type', `${type}; charset=utf-8`);
  return c.body(own.data.file ?? '');
}
