import type { EdgeContext } from '../context.ts';
import { NoMatchingId, Refusal } from '../failures/errors.ts';
import { logEvent, messageOf, noteFailure } from '../failures/log.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused, nullFor404, OriginProblem } from '../origin-client/errors.ts';
import { loadViewer } from '../render/site-model.ts';
import type { LadderLookups } from './redirect-ladder.ts';

/** Longest id that is worth asking the origin about. */
const ID_MAX = 64;

/** The ladder's questions, put to the origin (P2-011, P2-019, P8-011). */
export function ladderLookups(c: EdgeContext): LadderLookups {
  const origin = createOriginClient(c);
  return {
    viewer: () => loadViewer(c),
    async byLegacyId(personId) {
      try {
        return await nullFor404(origin.get('personPremium', { personId }));
      } catch (error) {
        // Any failure leads people on to the search (P2-013); an engine must not learn an outage by heart, and a wrong
        // secret is no failure of the origin.
        if (c.var.botClass === 'search-engine' || error instanceof EnvelopeRefused) throw error;
        noteFailure(c, 'legacy_id_failed', error);
        return null;
      }
    },
    async bySmartcheckId(personId) {
      await takeFromLimit(c, 'smartcheck');
      try {
        if (personId.length > ID_MAX) throw new NoMatchingId();
        return await origin.get('personSmartcheck', { personId });
      } catch (error) {
        if (error instanceof Refusal || error instanceof EnvelopeRefused) throw error;
        const isOutage = !(error instanceof NoMatchingId || (error instanceof OriginProblem && error.status === 404));
        if (isOutage && c.var.botClass === 'search-engine') throw error;
        // Any failure means that there is no match (P2-017).
        const noMatch = new NoMatchingId();
        logEvent(c, 'smartcheck_failed', { message: noMatch.message, cause: messageOf(error) });
        throw noMatch;
      }
    },
    async hasBoughtReport(id) {
      const reports = await origin.get('reports', {});
      return reports.some((report) => report.wpId === id);
    },
  };
}
