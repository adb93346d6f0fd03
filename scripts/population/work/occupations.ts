import type { Sex } from '../names/given-names.ts';
import { type Random, sumsOf } from '../random.ts';
import { womenShareOf } from './women-by-title.ts';

/** A line of work: what its employers are called, how common they are, and who works there. */
interface Industry {
  /** the words after an employer's own name: 'Blue Harbor Health Partners' */
  readonly words: readonly string[];
  readonly weight: number;
  readonly titles: readonly Title[];
}

/** A job title with the ages, in whole years, at which somebody may have it. */
interface Title {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** What farms are called; only some counties have any. */
export const FARMS = 'Farms';

/** Nobody's job is known before or after these ages. */
export const WORKS_FROM = 20;
export const WORKS_TO = 75;

/**
 * The industries: weight | employers | titles, each with the age it starts at (20 without one), for a few also the age
 * it ends at, and its weight (1 without one). All of it is our own approximation.
 */
const INDUSTRIES = `
13 | Health Partners, Medical Center, Family Clinic, Hospital, Healthcare, Primary Care | Registered Nurse 22 *9, Medical Assistant *5, Nurse Practitioner 28, Physician 30, Physical Therapist 26, Pharmacy Technician *2, Home Health Aide *3, Nurse Manager 33
3 | Dental Group, Family Dentistry, Dental Care | Dental Hygienist 22 *3, Dental Assistant *3, Dentist 28
1 | Animal Hospital, Veterinary Clinic | Veterinary Technician *3, Veterinarian 28
10 | School District, Academy, Charter School, Day School | Elementary Teacher 22 *7, High School Teacher 23 *4, Teacher Aide *3, School Counselor 26, Librarian Assistant, School Principal 36
7 | Software, Data Systems, Technologies, Networks | Software Engineer 22 *6, Data Analyst 22 *2, Product Manager 27, Network Administrator 23, Product Designer 23
5 | Credit Union, Savings Bank, Community Bank | Bank Teller *4, Loan Officer 23 *3, Financial Analyst 22 *2, Branch Manager 32
4 | Insurance Agency, Insurance Group, Mutual Insurance | Insurance Agent 22 *4, Insurance Adjuster 23 *2, Claims Examiner 23 *2
8 | Builders, Construction, Contracting | Carpenter *4, Construction Laborer *3, Electrician 23 *2, Journeyman Plumber 24, Civil Engineer 24, Construction Superintendent 35
2 | Electric, Electrical Contractors | Electrician 23 *4, Electrical Apprentice 20-32 *2, Electrician Foreman 33
2 | Plumbing & Heating, Mechanical | Journeyman Plumber 24 *3, Plumbing Apprentice 20-32, HVAC Technician 22 *3
8 | Foods, Market, Grocery, Fresh Market | Cashier *5, Stock Clerk *3, Baker, Butcher 22, Store Manager 30
6 | Logistics, Freight, Trucking, Transport | Truck Driver 22 *6, Warehouse Associate *5, Dispatcher 22, Fleet Mechanic 22, Warehouse Supervisor 29
7 | Manufacturing, Tool Works, Industries, Fabrication | Machine Operator *5, Assembler *4, Quality Inspector 23 *2, Welder 21 *2, Production Supervisor 31
4 | Hospitality, Inn & Suites, Lodge | Server *2, Line Cook *2, Housekeeper *4, Hotel Concierge, Event Planner 24
4 | Kitchen, Grill | Server *5, Line Cook *5, Restaurant Manager 28
3 | Realty, Real Estate, Properties | Real Estate Agent 22 *5, Property Manager 26 *2, Real Estate Broker 28
2 | Energy, Power Cooperative | Field Technician 21 *3, Lineworker 22 *2, Electrical Engineer 24
2 | Labs, Research Institute | Laboratory Technician 21 *4, Research Scientist 27 *3, Research Assistant 20-32
4 | Motors, Auto Group, Auto Repair | Automotive Technician *4, Sales Consultant *3, Service Advisor 22
2 | Design Studio, Design | Graphic Designer 22 *4, Interior Designer 24 *2, Landscape Architect 26, Art Director 34
3 | Law Offices | Attorney 26 *4, Paralegal Specialist 22 *3, Legal Secretary *2
8 | Supply Company, Outfitters, Hardware, Home Goods | Sales Associate *8, Cashier *3, Stock Clerk *2, Procurement Specialist 25, Store Manager 30
2 | Media, Publishing | Reporter 22 *2, Copy Editor 23, Photographer 22, Account Executive 24
2 | Security Services, Protection | Security Officer 21 *5, Security Supervisor 30
3 | Consulting, Advisors | Consultant 23 *3, Data Analyst 22, Senior Consultant 31
4 | Community Services, Family Services, Senior Living | Social Worker 23 *3, Caregiver *4, Program Coordinator 23
2 | Farms | Farmworker *4, Equipment Operator 21 *2, Farm Manager 32
1 | Salon, Hair Studio | Hair Stylist *4
`;
/** Titles that any employer has, and how many of its people have one of them. */
const EVERYWHERE =
  'Customer Service Representative *6, Office Administrator *5, Accountant 23 *4, Project Manager 28 *4, Accounts Payable Clerk *2, Human Resources Generalist 24 *2, Bookkeeper 24 *2, Executive Assistant 25 *2, Marketing Coordinator 22 *2, Office Manager 28 *3, Custodian *2, Intern 20-24 *2, Operations Manager 32 *2, Operations Director 36, Human Resources Director 38, Vice President of Sales 40 *0.6, Chief Financial Officer 43 *0.4';
const SHARE_EVERYWHERE = 0.27;

const TABLE: readonly Industry[] = INDUSTRIES.trim()
  .split('\n')
  .map((line) => {
    const [weight = '', words = '', titles = ''] = line.split(' | ');
    return { weight: Number(weight), words: words.split(', '), titles: titlesOf(titles) };
  });
const INDUSTRY_SUMS = sumsOf(TABLE.map(({ weight }) => weight));
const GENERAL = titlesOf(EVERYWHERE);
const INDUSTRY_OF_WORDS = new Map(TABLE.flatMap(({ words }, industry) => words.map((word) => [word, industry])));
/** How many of each industry's people are of a sex, then of the titles that any employer has. */
const SHARES: Readonly<Record<Sex, readonly number[]>> = { female: sharesOf('female'), male: sharesOf('male') };

/** The words that end a new employer's name and tell its industry. */
export function employerWords(random: Random): string {
  return random.pick(TABLE[random.weighted(INDUSTRY_SUMS)]?.words ?? []);
}

/**
 * A title for somebody who works at such an employer.
 *
 * @param words as from {@link employerWords}
 * @param age in whole years, from {@link WORKS_FROM} to {@link WORKS_TO}
 */
export function titleFor(words: string, age: number, sex: Sex, random: Random): string {
  // A woman at an electrician's mostly runs the office.
  const inTrade = (1 - SHARE_EVERYWHERE) * Math.min(1, 2 * shareAt(words, sex));
  const isGeneral = !random.chance(inTrade);
  const industry = isGeneral ? TABLE.length : (INDUSTRY_OF_WORDS.get(words) ?? TABLE.length);
  const { names, sums } = choiceOf(industry, age, sex);
  return names[random.weighted(sums)] ?? 'Office Administrator';
}

/** How many of the people of such an employer are of a sex, from 0 to 1. */
export function shareAt(words: string, sex: Sex): number {
  return SHARES[sex][INDUSTRY_OF_WORDS.get(words) ?? TABLE.length] ?? 0.5;
}

function sharesOf(sex: Sex): number[] {
  return [...TABLE.map(({ titles }) => titles), GENERAL].map((titles) => {
    const all = titles.reduce((sum, { weight }) => sum + weight, 0);
    return titles.reduce((sum, { name, weight }) => sum + weight * shareOfSex(name, sex), 0) / all;
  });
}

function shareOfSex(title: string, sex: Sex): number {
  const women = womenShareOf(title);
  return sex === 'female' ? women : 1 - women;
}

/** Every title that somebody may have, for checks. */
export const ALL_TITLES: readonly string[] = [...TABLE.flatMap(({ titles }) => titles), ...GENERAL].map(
  ({ name }) => name,
);

const STARTS = new Map<string, number>();
for (const { name, from } of [...TABLE.flatMap(({ titles }) => titles), ...GENERAL]) {
  STARTS.set(name, Math.min(from, STARTS.get(name) ?? from));
}

/** The age, in whole years, from which somebody may have a title. */
export function startsAt(title: string): number {
  return STARTS.get(title) ?? WORKS_FROM;
}

interface Choice {
  readonly names: readonly string[];
  readonly sums: readonly number[];
}

const choices = new Map<number, Choice>();

/** The titles of an industry at an age, with their weights for a sex; made once. */
function choiceOf(industry: number, age: number, sex: Sex): Choice {
  const key = (industry * (WORKS_TO + 1) + age) * 2 + (sex === 'female' ? 0 : 1);
  const known = choices.get(key);
  if (known !== undefined) return known;
  const open = (TABLE[industry]?.titles ?? GENERAL).filter(({ from, to }) => age >= from && age <= to);
  const choice = {
    names: open.map(({ name }) => name),
    sums: sumsOf(open.map(({ name, weight }) => weight * shareOfSex(name, sex))),
  };
  choices.set(key, choice);
  return choice;
}

/** 'Registered Nurse 22 *9' is a title from 22 on with weight 9, 'Intern 20-24' one for a few years. */
function titlesOf(list: string): Title[] {
  return list.split(', ').map((text) => {
    const [, name = '', from, to, weight] = /^(.+?)(?: (\d+)(?:-(\d+))?)?(?: \*([\d.]+))?$/.exec(text) ?? [];
    return {
      name,
      from: Number(from ?? WORKS_FROM),
      to: Number(to ?? WORKS_TO),
      weight: Number(weight ?? 1),
    };
  });
}
