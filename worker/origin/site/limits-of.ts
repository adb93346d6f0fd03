import type { SiteLimits } from '../../../shared/contract/operations/site.ts';
import type { Quotas } from '../quota/quota-settings.ts';

/** The daily limits that the site tells its readers; those of networks would only help whoever copies records. */
export function limitsOf(quotas: Quotas): SiteLimits {
  return {
    persons: { visitor: quotas.anonymousPersons, account: quotas.accountPersons, plan: quotas.planPersons },
    lookups: {
      visitor: quotas.visitorLookups,
      account: quotas.accountLookups,
      plan: quotas.planLookups,
      business: quotas.businessLookups,
    },
  };
}
