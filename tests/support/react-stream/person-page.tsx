import { DeferredContext, jsonForScript } from '../../../client/deferred-data.tsx';
import { Document, type PageComponent } from '../../../client/document.tsx';
import type { DocumentModel } from '../../../client/pages/page-model.ts';
import { PersonPage } from '../../../client/pages/person/PersonPage.tsx';
import type { PersonCounts } from '../../../shared/contract/person/counts.ts';
import { buildAddress, buildCounts, buildPerson, buildPhone, buildRelative } from '../../fixtures/person.ts';
import { buildPage } from '../../fixtures/person-page.ts';
import { type Outcome, observe } from './observe.ts';

const person = buildPerson({
  name: { firstName: 'Zoë', middleName: null, lastName: "O'Hale", suffix: null, fullName: "Zoë O'Hale" },
  addresses: Array.from({ length: 12 }, (_, index) => buildAddress({ index, isHistorical: index > 0 })),
  landlinePhones: Array.from({ length: 12 }, (_, index) => buildPhone(`01${index + 10}`, { isListed: index === 0 })),
  relatives: Array.from({ length: 40 }, (_, index) => buildRelative(index)),
});

/** The person page as the worker renders it. */
export const personPage: Readonly<Record<string, () => Promise<Outcome>>> = {
  async 'the person page with late counts'() {
    const counts = Promise.withResolvers<PersonCounts | null>();
    return observe(document('late', counts.promise), {
      nonce: 'abc',
      bootstrapModules: ['/assets/entry.js'],
      steps: [{ after: '</main>', act: () => counts.resolve(buildCounts({ phones: 12, criminalTrafficRecords: 2 })) }],
    });
  },
  async 'the person page in one piece'() {
    return observe(document(buildCounts({ publicRecords: 4 })), {
      nonce: 'abc',
      bootstrapModules: ['/assets/entry.js'],
    });
  },
  'the person page of a bot': async () => observe(document(null)),
};

function document(
  counts: PersonCounts | 'late' | null,
  deferred: Promise<PersonCounts | null> = Promise.resolve(null),
) {
  const model: DocumentModel = {
    head: {
      title: 'Zoë & family',
      description: '"A person"',
      isIndexable: true,
      canonical: 'https://example.com/a?b&c',
    },
    site: { viewer: null, path: '/name/Zoe-OHale/-/PmayaOstrowski1', search: { name: '', location: '' } },
    page: buildPage(person, { counts }),
    assets: {
      scripts: ['/assets/entry.js', '/assets/kit.js'],
      styles: ['/assets/kit.css', '/assets/person.css'],
      page: '/assets/person.js',
    },
  };
  return (
    <DeferredContext value={{ counts: deferred }}>
      <Document model={model} pageData={jsonForScript(model)} Page={PersonPage as PageComponent} />
    </DeferredContext>
  );
}
