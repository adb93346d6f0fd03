import type { EdgeContext } from '../context.ts';
import { NoMatchingId, Refusal } from '../failures/errors.ts';
import { logEvent, messageOf, noteFailure } from '../failures/log.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused, nullFor404, OriginProblem } from '../origin-client/errors.ts';
import { loadViewer } from '../render/site-model.ts';
import type { LadderLookups } from './redirect-ladder.ts';

/** Longest id worth asking the origin about. */
const ID_MAX = 64;

/** The ladder's questions, answered by the origin (P2-011, P2-019, P8-011). */
export function ladderLookups(c: EdgeContext): LadderLookups {
  const origin = createOriginClient(c);
  return {
    viewer: () => loadViewer(c),
    async byLegacyId(personId) {
      try {
        return await nullFor404(origin.get('personPremium', { personId }));
      } catch (error) {
        // Any failure sends people on to the search (P2-013); a search engine must not index an outage as a redirect,
        // and a wrong secret is not the origin's failure.
        if (c.get('botClass') === 'search-engine' || error instanceof EnvelopeRefused) throw error;
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
        if (isOutage && c.get('botClass') === 'search-engine') throw error;
        // Any failure counts as no match (P2-017).
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
