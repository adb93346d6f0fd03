/** Words around the fields of a record. */
export const fieldsCopy = {
  /** 'Convicted, 08/02/2019' */
  dated: (said: string, date: string) => `${said}, ${date}`,
  /** a letter of which nobody knows the meaning; alone, it would look like a mistake of ours */
  unknownCode: (letter: string) => `Code ${letter} (not explained by the source)`,
  /** the fields that a section leaves out: 'Not in this record: plea, sentence' */
  notIn: (labels: readonly string[]) => `Not in this record: ${labels.join(', ')}`,
  /** once, below the last field */
  notInMeans: '“Not in this record” does not mean none or zero.',
  /** in place of a section's fields if it has none */
  nothing: {
    facts: 'The record gives no details.',
    offense: 'The record gives no details of this charge.',
    person: 'The record gives no details of this person.',
    match: 'The record gives no details.',
    parties: 'The record names nobody.',
    home: 'The record gives no details of the property.',
  },
} as const;
