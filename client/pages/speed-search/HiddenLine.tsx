/** A line that is sent again with the results; `personId` is the person it means, null if unknown. */
export function HiddenLine({ at, text, personId }: { at: number; text: string; personId: string | null }) {
  return (
    <>
      <input type="hidden" name="line" value={text} />
      {personId === null ? null : <input type="hidden" name={`person-${at}`} value={personId} />}
    </>
  );
}
