import { personIdSchema } from '../../../shared/contract/identity.ts';

/** Whether the text can be a person's id; what cannot be one costs no query. */
export function isPersonId(text: string): boolean {
  return personIdSchema.safeParse(text).success;
}
