import * as z from 'zod/mini';
import { emailSchema } from '../../../shared/contract/account.ts';
import type { SiteOperator } from '../../../shared/contract/operations/site.ts';
import { operatorCopy } from '../../../shared/copy/site/operator.ts';
import { isStateCode } from '../../../shared/people/us-states.ts';
import { jsonSetting, ONE_LINE } from '../json-setting.ts';

/** For a local run, which nobody offers to the public; everything about it is invented. */
const LOCAL: SiteOperator = {
  name: 'Porchlight (local run)',
  postalAddress: '100 Example Way, Portland, OR 97201',
  email: 'privacy@example.com',
  securityContact: 'mailto:security@example.com',
  brokerNotice: operatorCopy.brokerNotice,
  registrations: [
    { stateCode: 'CA', name: 'Porchlight (local run)', number: '555-0101' },
    { stateCode: 'OR', name: 'Porchlight (local run)', number: '555-0102' },
    { stateCode: 'TX', name: 'Porchlight (local run)', number: '555-0103' },
    { stateCode: 'VT', name: 'Porchlight (local run)', number: '555-0104' },
  ],
};

const contactSchema = z.union([z.url({ protocol: /^(?:mailto|https)$/ }), emailSchema]);
const settingsSchema = z.strictObject({
  name: ONE_LINE,
  postalAddress: z.optional(ONE_LINE),
  email: z.optional(emailSchema),
  securityContact: z.optional(contactSchema),
  /** null: none, because the operator is no data broker in the sense of Texas law */
  brokerNotice: z.optional(z.nullable(ONE_LINE)),
  registrations: z.optional(
    z.array(
      z.strictObject({
        state: z.string().check(z.refine(isStateCode, "must be a state's two letters")),
        name: z.optional(ONE_LINE),
        number: ONE_LINE,
      }),
    ),
  ),
});

/**
 * Who runs the site, from the variable OPERATOR: JSON such as '{"name": "Porchlight Directory, Inc.", "postalAddress":
 * "1 Elm St, Salem, OR 97301", "registrations": [{"state": "CA", "number": "123456"}]}'. What it leaves out, no page
 * mentions; only the sentence about data brokers has words of its own.
 *
 * @returns null if the operator has not said; a local run has an invented one
 * @throws one sentence if it cannot be read
 */
export function parseOperator(text: string | undefined, isLocal: boolean): SiteOperator | null {
  if (text === undefined || text.trim() === '') return isLocal ? LOCAL : null;
  return read(text);
}

const read = jsonSetting('OPERATOR', settingsSchema, (said): SiteOperator => {
  const { name, postalAddress = null, email = null, securityContact, brokerNotice, registrations = [] } = said;
  const contact = securityContact ?? email;
  return {
    name,
    postalAddress,
    email,
    securityContact: contact === null || contact.includes(':') ? contact : `mailto:${contact}`,
    brokerNotice: brokerNotice === undefined ? operatorCopy.brokerNotice : brokerNotice,
    registrations: registrations.map(({ state, name: registered = name, number }) => ({
      stateCode: state,
      name: registered,
      number,
    })),
  };
});
