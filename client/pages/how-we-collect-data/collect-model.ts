/** Where records come from. */
export interface CollectPageModel {
  readonly kind: 'how-we-collect-data';
  /** nobody on record is real, so none of them came from anywhere */
  readonly isInvented: boolean;
}
