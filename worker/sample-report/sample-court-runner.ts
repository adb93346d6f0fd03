import type { CourtRunnerInfo } from '../../shared/contract/court-runner.ts';
import { dateOn } from './sample-facts.ts';

/** One request, back from two courthouses: with a case from one and nothing from the other. No county is for sale. */
export const sampleCourtRunner: CourtRunnerInfo = {
  requests: [
    {
      status: 'Returned',
      requestedAt: Date.UTC(2026, 7, 31, 16, 20),
      expectedBy: Date.UTC(2026, 8, 4, 16, 20),
      invoiceId: 'PL-SAMPLE',
      total: 54.95,
      courtRunnerRecords: [
        {
          countyName: 'Multnomah',
          stateCode: 'OR',
          status: 'Returned',
          returnedAt: Date.UTC(2026, 8, 2, 18, 5),
          payload: {
            cases: [
              {
                fileDate: dateOn(2021, 9, 6),
                sourceName: 'Multnomah County Circuit Court',
                offenses: [
                  {
                    offenseTitle: 'Speeding, 11 to 20 mph over the limit',
                    sentence: 'Fine of $115, paid',
                    crimeType: 'Traffic violation',
                    offenseDate: dateOn(2021, 9, 4),
                    bestKnownDate: dateOn(2021, 9, 4),
                    plea: 'No contest',
                    disposition: 'Fine paid',
                  },
                ],
              },
            ],
          },
        },
        {
          countyName: 'Marion',
          stateCode: 'OR',
          status: 'Returned',
          returnedAt: Date.UTC(2026, 8, 3, 17, 40),
          payload: { cases: [] },
        },
      ],
    },
  ],
  addresses: [],
  baseProduct: null,
};
