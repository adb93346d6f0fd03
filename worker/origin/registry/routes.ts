import { fillTemplate } from '../../../shared/copy/format/fill-template.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { BACKUP_LATE_TEMPLATES } from './backup.ts';
import { loadRegistry } from './store.ts';

/**
 * POST /api/interpolate-string: the texts of calls to action that waited for counts, in the requested order, so one
 * call serves every slot of a page (P7-042). An unknown name becomes '', and so does a text that lacks a number: both
 * hide the call to action.
 */
export const answerInterpolateString: CallHandler<'interpolateString'> = async (c, { body }) => {
  const { interpolationData, interpolatedTextCopy } = body;
  const templates = (await loadRegistry(c))?.lateTemplates ?? BACKUP_LATE_TEMPLATES;
  return { texts: interpolatedTextCopy.map((name) => fillTemplate(templates.get(name) ?? '', interpolationData)) };
};
