/** The report about a person we invented; the same for everyone. */
export interface SampleReportPageModel {
  readonly kind: 'sample-report';
}
