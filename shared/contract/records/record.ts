import * as z from 'zod/mini';
import { nonEmpty, recordDateOrNull, textOrNull } from '../primitives.ts';
import { provenanceSchema } from '../provenance.ts';

/** What every public record carries beside the fields of its kind. */
export const recordFields = {
  id: nonEmpty,
  provenance: provenanceSchema,
};

/** A person or company named in a record, with what the record says of where they are. */
export const partySchema = z.strictObject({ name: textOrNull, address: textOrNull });
export const partiesSchema = z.array(partySchema);
/** Month, day and year as far as they are known, or null. */
export const date = recordDateOrNull;
