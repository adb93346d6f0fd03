import { expect, test } from 'vitest';
import { personDetailsSchema } from '../../shared/contract/person/person.ts';
import { BENCH_SIZES, benchAnswers } from './bench-person.ts';

test.each(['anonymous', 'premium'] as const)(
  'the benchmark person keeps its sizes, for the %s viewer too',
  (viewer) => {
    const { results, pageDefinition, relatedPeople } = personDetailsSchema.parse(benchAnswers()[viewer].details);
    const { counts } = results;
    expect({
      addresses: results.addresses.length,
      phones: counts.phonesCount,
      emails: counts.emailsCount,
      relatives: results.relatives.length,
      associates: results.associates.length,
      properties: results.ownedProperties.length,
      faqs: pageDefinition.personDetailsFaqs?.faqs.length,
      related: Object.values(relatedPeople ?? {}).flat().length,
    }).toEqual(BENCH_SIZES);
  },
);
