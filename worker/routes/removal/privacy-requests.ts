import type { PrivacyRequestsPageModel } from '../../../client/pages/privacy-requests/privacy-requests-model.ts';
import type { AskRequestBody, RequestFile } from '../../../shared/contract/privacy-requests.ts';
import { privacyRequestsCopy as words } from '../../../shared/copy/removal/privacy-requests.ts';
import {
  checkPrivacyRequest,
  isSigned,
  OTHER_STATE,
  REQUEST_FIELDS,
  type RequestValues,
  readAskedKind,
} from '../../../shared/forms/privacy-request-form.ts';
import { fileTypeOf } from '../../../shared/requests/file-type.ts';
import { recordsOfLinks } from '../../../shared/requests/record-link.ts';
import { needsPermission } from '../../../shared/requests/request-kinds.ts';
import { REQUEST_FILE_MAX } from '../../../shared/requests/request-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { readUpload } from '../../input/read-body.ts';
import { chosenFile, emptyValues, firstError, formValues } from '../../removal/form-values.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { privacyRequestsHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: the largest file, and every text with each character of it encoded. */
const FORM_MAX_BYTES = REQUEST_FILE_MAX + 128 * 1024;
/** How long a form with a file may take to arrive, in milliseconds. */
const FORM_TIMEOUT_MS = 60_000;

type Form = Omit<PrivacyRequestsPageModel, 'kind'>;
const EMPTY: Form = {
  values: { ...emptyValues(REQUEST_FIELDS), who: 'self', permissionText: words.agent.permissionDefault },
  errors: {},
  focus: null,
  isFileLost: false,
  problem: null,
};

/** GET /privacy/requests?kind=: the form. Whoever is logged in finds their address in it. */
export async function privacyRequests(c: EdgeContext): Promise<Response> {
  const kind = readAskedKind(c.get('url').searchParams.get('kind')) ?? '';
  const viewer = await loadViewer(c);
  return render(c, 200, viewer, { ...EMPTY, values: { ...EMPTY.values, kind, email: viewer?.primaryEmail ?? '' } });
}

/** POST of the form: 303 to the request's own page; with its errors beside their fields otherwise, and no text lost. */
export async function submitPrivacyRequests(c: EdgeContext): Promise<Response> {
  const form = await readUpload(c.req.raw, FORM_MAX_BYTES, FORM_TIMEOUT_MS);
  const viewer = await loadViewer(c);
  if (form === null) return render(c, 413, viewer, { ...EMPTY, problem: words.errors.tooLong });
  const values = formValues(form, REQUEST_FIELDS);
  const sent = await readFile(form);
  const file = sent !== null && 'content' in sent ? sent : null;
  const isFileLost = file !== null;
  const fileError = sent !== null && 'error' in sent ? { file: sent.error } : {};
  const errors = { ...checkPrivacyRequest(values, file !== null), ...fileError };
  const focus = firstError([...REQUEST_FIELDS, 'file'] as const, errors);
  if (focus !== null) return render(c, 400, viewer, { values, errors, focus, isFileLost, problem: null });

  const entry = await tryRemoval(c, words.errors.refused, (client) =>
    client.send('askPrivacyRequest', bodyOf(values, file)),
  );
  if (entry.kind === 'done')
    return c.redirect(paths.privacyRequest({ reference: entry.data.reference, done: 'sent' }), 303);
  const problem = removalRefusal(entry, words.errors.enough) ?? words.errors.unusable;
  return withWait(await render(c, entry.status, viewer, { ...EMPTY, values, isFileLost, problem }), entry);
}

/** The file as it is sent on, or what is wrong with it; null without one. */
async function readFile(form: FormData): Promise<RequestFile | { readonly error: string } | null> {
  const file = chosenFile(form, 'file');
  if (file === null) return null;
  if (file.size > REQUEST_FILE_MAX) return { error: words.errors.fileTooBig };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  return type === null ? { error: words.errors.fileType } : { type, content: Buffer.from(bytes).toString('base64') };
}

function bodyOf(values: RequestValues, file: RequestFile | null): AskRequestBody {
  const { name, email, state, details, agentName, agentAddress, personAddress } = values;
  const kind = readAskedKind(values.kind) ?? 'access';
  const isAgent = values.who === 'agent';
  const { permissionText: text, signature, signedOn } = values;
  return {
    ...{ kind, name, email, details, file },
    state: state === OTHER_STATE ? '' : state,
    people: [...recordsOfLinks(values.links).people],
    agent: isAgent ? { name: agentName, address: agentAddress, personAddress } : null,
    permission: isAgent && needsPermission(kind) && isSigned(values) ? { text, signature, signedOn } : null,
  };
}

function render(
  c: EdgeContext,
  status: number,
  viewer: Awaited<ReturnType<typeof loadViewer>>,
  form: Form,
): Promise<Response> {
  return renderPage(c, status, {
    head: privacyRequestsHead(siteOrigin(c), status === 200 && c.get('url').search === ''),
    site: siteFor(c, viewer),
    page: { kind: 'privacy-requests', ...form },
  });
}
