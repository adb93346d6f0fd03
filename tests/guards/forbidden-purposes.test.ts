import { describe, expect, it } from 'vitest';
import { forbiddenOffers, textsOf } from './forbidden-purposes.ts';
import { trackedFiles } from './tracked-files.ts';

/** Where readers are spoken to: pages, their titles, funnels, offers of the registry, mails, documents. */
const FOLDERS = ['shared', 'client', 'worker', 'docs'] as const;
/** Rows of rules and titles of tests, in words that no visitor reads. */
const RULE_TABLES: readonly string[] = ['docs/person-page.md', 'docs/site-foundations.md'];
const isSaid = ({ file }: { file: string }) =>
  /\.(?:tsx?|sql|md)$/.test(file) && !/\.test\.tsx?$/.test(file) && !RULE_TABLES.includes(file);

describe('no text offers data for decisions about employment, credit, insurance or housing', () => {
  const files = [...FOLDERS.flatMap((folder) => trackedFiles(folder)), ...trackedFiles('README.md')].filter(isSaid);

  it('on a page, in a title, a funnel, an offer, a mail or a document', () => {
    expect(files.length).toBeGreaterThan(500);
    for (const some of [
      'shared/copy/search/home.ts',
      'worker/origin/migrations/accounts/0003_create_registry.sql',
      'README.md',
    ])
      expect(files.map(({ file }) => file)).toContain(some);
    const found = files.flatMap(({ file, text }) =>
      textsOf(file, text).flatMap((said) => forbiddenOffers(said).map((sentence) => `${file}: ${sentence.trim()}`)),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Screen your tenants before they move in',
    'Tenant screening made easy',
    'Background check for hiring',
    'Employment screening in minutes',
    'Background checks for new employees',
    'Run a background check on your nanny.',
    'Vet a babysitter in minutes',
    'Pre-employment reports',
    'Know who to hire',
    'Is your next roommate safe? Check a roommate here.',
    'For landlords and property managers',
    'Landlords use Porchlight every day',
    'Find out how creditworthy somebody is',
    'Credit reports of your neighbors',
    'Records that help you decide who gets the job',
    'See criminal records before you rent',
    'Verify a job applicant',
    'Insurance eligibility at a glance',
    'FCRA-compliant reports',
    'The most accurate people search',
    '100% accurate records',
    // A negation somewhere else does not make it a prohibition.
    'You can’t be too careful: screen your renters.',
    'Screen tenants, but not for free',
    'Not sure about a contractor? Check your contractor first.',
    'funnel/tenant_screening',
    'employeeBackgroundCheck',
  ])('finds “%s”', (text) => {
    expect(forbiddenOffers(text)).not.toEqual([]);
  });

  it.each([
    'You may not use this information to make decisions about employment, credit, insurance or housing.',
    'Not for employment, credit, insurance or housing decisions.',
    'I will not use what I buy to decide about anybody’s employment, credit, insurance or housing, or for anything else that the Fair Credit Reporting Act covers.',
    'Porchlight may not be used to decide about jobs, credit, insurance or housing.',
    'Never use it to screen tenants or employees.',
    'It may not be used for tenant screening, employment screening or a background check for hiring.',
    'Title and employer on record',
    'Cases filed by landlords',
    'One background credit opens one background report.',
    'Rental income estimates',
    'The tenant of the house is on record since 2018.',
    'Records may be inaccurate or incomplete.',
    'Find an old friend before you visit',
  ])('leaves “%s” alone', (text) => {
    expect(forbiddenOffers(text)).toEqual([]);
  });

  it('reads what code, markup, SQL and documents say, and not their comments', () => {
    const offer = 'Screen your tenants';
    for (const [file, text] of [
      ['a.ts', `export const copy = { title: '${offer}' };`],
      ['a.ts', `const text = (name: string) => \`${offer} with \${name}\`;`],
      ['a.tsx', `<h1>${offer}</h1>`],
      ['a.sql', `INSERT INTO offer VALUES ('x', '${offer}');`],
      ['a.md', `# ${offer}`],
    ] as const)
      expect(textsOf(file, text).flatMap(forbiddenOffers), file).toHaveLength(1);
    for (const [file, text] of [
      ['a.ts', `// ${offer}\n/** ${offer} */`],
      ['a.sql', `-- ${offer}`],
    ] as const)
      expect(textsOf(file, text).flatMap(forbiddenOffers), file).toEqual([]);
  });
});
