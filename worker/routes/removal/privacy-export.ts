import type { PrivacyExportPageModel } from '../../../client/pages/privacy-export/privacy-export-model.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { privacyExportCopy } from '../../../shared/copy/removal/privacy-export.ts';
import { privacyRequestsCopy } from '../../../shared/copy/removal/privacy-requests.ts';
import { EXPORT_FORMATS } from '../../../shared/requests/request-steps.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { exportHtml } from '../../removal/export-html.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a token and a format. */
const FORM_MAX_BYTES = 1024;
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const;

/** GET of a download's emailed link: a page with a button for each file. It uses nothing up. */
export async function privacyExport(c: EdgeContext): Promise<Response> {
  return show(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of a button: the file itself, once. */
export async function submitPrivacyExport(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const token = readLinkToken(form.get('token'));
  if (token === '') return show(c, token);
  const format = EXPORT_FORMATS.find((one) => one === form.get('format'));
  if (format === undefined) throw new Refusal(400, 'This form does not say which file.');
  const entry = await tryRemoval(c, privacyRequestsCopy.errors.refused, (client) =>
    client.send('takePrivacyExport', { token, format }),
  );
  if (entry.kind === 'done') {
    const day = new Date(entry.data.exportedAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
    c.header('content-disposition', `attachment; filename="${privacyExportCopy.fileName(day, format)}"`);
    c.header('content-type', TYPES[format]);
    return c.body(format === 'json' ? JSON.stringify(entry.data, null, 2) : exportHtml(entry.data));
  }
  const problem = removalRefusal(entry, limitedText(entry.waitSeconds));
  if (problem === null) return render(c, entry.status, { state: 'over', isCut: false });
  return withWait(await show(c, token, { status: entry.status, problem }), entry);
}

async function show(
  c: EdgeContext,
  token: string,
  refused: { readonly status: number; readonly problem: string } | null = null,
): Promise<Response> {
  if (token === '') return render(c, 400, { state: 'over', isCut: true });
  const pending = await loadPageData(() => nullForOver(createOriginClient(c).send('pendingPrivacyExport', { token })));
  if (pending === null) return render(c, 410, { state: 'over', isCut: false });
  const { expiresAt, taken } = pending;
  return render(c, refused?.status ?? 200, {
    ...{ state: 'open', token, taken, until: formatDay(expiresAt) },
    problem: refused?.problem ?? null,
  });
}

function render(c: EdgeContext, status: number, view: PrivacyExportPageModel['view']): Promise<Response> {
  return renderPage(c, status, {
    head: removalHead('privacy-export'),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'privacy-export', view },
  });
}
