import type { GlossaryTerm } from './glossary-term.ts';

/** Words of liens, judgments, bankruptcies and evictions. */
export const debtTerms: readonly GlossaryTerm[] = [
  {
    id: 'bankruptcy',
    term: 'Bankruptcy',
    words: 'bankruptcy|bankruptcies',
    text: 'A federal court case in which a person or a company asks for relief from debts. Filing is lawful and is not a crime.',
  },
  {
    id: 'chapter-7',
    term: 'Chapter 7',
    words: 'chapter 7|7 \\(liquidation\\)',
    text: 'Bankruptcy in which property that the law does not protect is sold to pay what is owed. Most of what remains is canceled, usually within a few months.',
  },
  {
    id: 'chapter-11',
    term: 'Chapter 11',
    words: 'chapter 11|11 \\(reorganization\\)',
    text: 'Bankruptcy in which debts are paid under a plan while a business goes on. It is mostly for companies, but people may use it too.',
  },
  {
    id: 'chapter-12',
    term: 'Chapter 12',
    words: 'chapter 12|12 \\([^)]*\\)',
    text: 'Bankruptcy for family farmers and fishermen, who keep working and pay debts under a plan, usually for three to five years.',
  },
  {
    id: 'chapter-13',
    term: 'Chapter 13',
    words: 'chapter 13|13 \\(repayment plan\\)',
    text: 'Bankruptcy for people with a regular income, who usually keep their property and pay part or all of their debts over three to five years.',
  },
  {
    id: 'confirmation-hearing',
    term: 'Confirmation hearing',
    words: 'confirmation hearing',
    text: 'The hearing at which a bankruptcy court decides whether to approve the plan for paying the debts.',
  },
  {
    id: 'default-judgment',
    term: 'Default judgment',
    words: 'default judgment|judgment,? (?:by )?default',
    text: 'A judgment against someone who did not answer the lawsuit or did not come to court.',
  },
  {
    id: 'discharge',
    term: 'Discharge',
    words: 'discharged?',
    text: 'The court’s order at the end of a bankruptcy that cancels debts. Some debts, such as child support, remain.',
  },
  {
    id: 'eviction',
    term: 'Eviction filing',
    words: 'evict(?:ion|ions|ed)|nonpayment of rent|breach of lease|no-cause termination',
    text: 'A landlord’s lawsuit to get a rental back. The filing alone does not mean that the tenant had to leave: many cases are dismissed or settled.',
  },
  {
    id: 'forcible-entry',
    term: 'Forcible entry and detainer',
    words: 'forcible entry(?: and detainer)?',
    text: 'What some states call an eviction case. Despite its name, it usually involves no force.',
  },
  {
    id: 'hospital-lien',
    term: 'Hospital lien',
    words: 'hospital lien',
    text: 'A hospital’s claim to be paid for treatment, usually out of money that the patient gets for an injury.',
  },
  {
    id: 'judgment',
    term: 'Judgment',
    words: 'judgments?',
    text: 'A court’s decision in a lawsuit. In these records, it usually says that one side owes the other money or must leave a home.',
  },
  {
    id: 'lien',
    term: 'Lien',
    words: 'liens?',
    text: 'A claim on property for a debt. It usually has to be paid or released before the property can be sold free of it.',
  },
  {
    id: 'mechanics-lien',
    term: 'Mechanic’s lien',
    words: "mechanic(?:[’']?s|s[’'])? lien|claim of lien",
    text: 'A claim on a property by a contractor or supplier who says that work or material was not paid for.',
  },
  {
    id: 'meeting-of-creditors',
    term: 'Meeting of creditors',
    words: 'meeting of creditors',
    text: 'A meeting, usually short, at which the trustee and the creditors may question the person who filed for bankruptcy.',
  },
  {
    id: 'plaintiff',
    term: 'Plaintiff, defendant',
    words: 'plaintiffs?|defendants?',
    text: 'The plaintiff brings a lawsuit, the defendant is the one who is sued.',
  },
  {
    id: 'released',
    term: 'Released',
    words: 'releases?d?',
    text: 'A lien that no longer holds, usually because the debt was paid or settled.',
  },
  {
    id: 'satisfied',
    term: 'Satisfied',
    words: 'satisf(?:ied|action)',
    text: 'A judgment or a debt that was paid or settled.',
  },
  {
    id: 'tax-lien',
    term: 'Tax lien',
    words: 'tax liens?|kind of tax',
    text: 'A government’s claim on somebody’s property for taxes that were not paid.',
  },
  {
    id: 'trustee',
    term: 'Trustee',
    words: 'trustees?',
    text: 'In a bankruptcy, the person who handles the case and pays creditors. Under a deed of trust, the one who can sell the home if the loan is not paid.',
  },
  {
    id: 'unlawful-detainer',
    term: 'Unlawful detainer',
    words: 'unlawful detainer',
    text: 'What many states call a lawsuit to evict a tenant. The name alone does not say that the tenant did anything wrong.',
  },
];
