/** Whether an order sends a court runner: all products of Court Runner begin alike, those of its counties too. */
export function isVisit(lines: readonly { readonly productId: string }[]): boolean {
  return lines.some(({ productId }) => productId.startsWith('court-runner'));
}
