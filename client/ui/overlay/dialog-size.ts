/** The sizes of a dialog; there are no others (F5-28). */
export const DIALOG_SIZES = [
  'Default',
  'FitContent',
  'Small',
  'Medium',
  'Large',
  'XL',
  'Screen',
  'ScreenFitHeight',
] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** The size that was asked for. Throws RangeError for anything that is none (F5-28). */
export function decideDialogSize(size: string): DialogSize {
  const known = DIALOG_SIZES.find((candidate) => candidate === size);
  if (known === undefined) throw new RangeError(`a dialog is one of ${DIALOG_SIZES.join(', ')}, not ${size}`);
  return known;
}
