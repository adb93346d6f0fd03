/** The page of the kit shows the same to everybody. */
export interface KitPageModel {
  readonly kind: 'kit';
}
