export interface NotOpenPageModel {
  readonly kind: 'not-open';
  /** what will be here: 'Reverse phone' */
  readonly title: string;
  readonly description: string;
}
