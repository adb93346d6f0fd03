import { withQuery } from './query.ts';

export interface CourtRunnerQuery {
  readonly wpId: string;
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly birthDate?: string | null;
}

/** names travel in upper case (P7-058) */
export const purchaseCourtRunner = (person: CourtRunnerQuery) =>
  withQuery('/billing/purchase-court-runner', {
    wpId: person.wpId,
    firstName: person.firstName.toUpperCase(),
    middleName: person.middleName?.toUpperCase(),
    lastName: person.lastName.toUpperCase(),
    birthDate: person.birthDate,
  });
/** where the form is posted to: what it holds stays out of the address */
export const purchaseCourtRunnerForm = () => '/billing/purchase-court-runner';
