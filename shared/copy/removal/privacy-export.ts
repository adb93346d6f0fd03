import type { ExportFormat } from '../../requests/request-steps.ts';
import { SITE_NAME } from '../site/site.ts';

/** The download of everything that is held about somebody, and its page. */
export const privacyExportCopy = {
  title: 'What we hold about you',
  text: 'Everything on record about you and, if you have an account with this mailbox, everything in it. Each file can be downloaded once.',
  until: (day: string) => `Until ${day}.`,
  formats: { html: 'Download to read (HTML)', json: 'Download for programs (JSON)' } satisfies Record<
    ExportFormat,
    string
  >,
  taken: { html: 'The file to read was downloaded.', json: 'The file for programs was downloaded.' } satisfies Record<
    ExportFormat,
    string
  >,
  care: 'The files hold everything in plain text. Keep them where nobody else reads them.',
  over: {
    title: 'This download has expired',
    text: 'Its files were downloaded, its time is over, or we never sent it. You can send the request again.',
    cut: 'Please open the link from the email again, or copy all of it.',
    again: 'Ask about your data',
  },
  fileName: (day: string, format: ExportFormat) => `what-we-hold-${day}.${format}`,
  file: {
    title: `What ${SITE_NAME} holds about you`,
    made: (when: string, reference: string) => `Made on ${when} for the request ${reference}.`,
    nothing: 'Nothing.',
    record: (id: string) => `On record under ${id}`,
    hidden: 'This page is hidden: nobody sees it here. We hold it so that it stays hidden.',
    shown: 'This page can be found and opened here.',
    account: 'In your account',
    kinds: {
      person: 'You',
      addresses: 'Addresses',
      phones: 'Phone numbers',
      emails: 'Email addresses',
      relatives: 'Relatives and associates',
      properties: 'Homes',
      records: 'Public records',
    } as Readonly<Record<string, string>>,
    disclosedTitle: 'To whom it is disclosed',
    disclosed: [
      'Visitors of this site: names, age, cities, and how many records there are.',
      'Readers with a plan or a report that they paid for: everything above that is not hidden.',
      'Search engines: what visitors see without an account.',
      'Companies that work for us, and may use it for nothing else: who hosts the site, sends its mail, and takes payments.',
    ],
    sourcesTitle: 'Where it comes from',
    sources:
      'Each fact names its kind of source: a public directory, a property record, a court record, or what somebody entered themselves. “First seen” and “last seen” are the months in which it was first and last confirmed.',
    yes: 'yes',
    no: 'no',
  },
} as const;
