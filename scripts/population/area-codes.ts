import type { StateCode } from '../../shared/people/us-states.ts';

/** Area codes in use per state and territory (North American Numbering Plan). */
const BY_STATE: Readonly<Record<StateCode, string>> = {
  AL: '205 251 256 334 938',
  AK: '907',
  AZ: '480 520 602 623 928',
  AR: '479 501 870',
  CA: '209 213 310 323 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 747 760 805 818 831 858 909 916 925 949 951',
  CO: '303 719 720 970',
  CT: '203 475 860 959',
  DE: '302',
  DC: '202',
  FL: '239 305 321 352 386 407 561 727 754 772 786 813 850 863 904 941 954',
  GA: '229 404 470 478 678 706 762 770 912',
  HI: '808',
  ID: '208 986',
  IL: '217 224 309 312 331 618 630 708 773 779 815 847 872',
  IN: '219 260 317 463 574 765 812 930',
  IA: '319 515 563 641 712',
  KS: '316 620 785 913',
  KY: '270 364 502 606 859',
  LA: '225 318 337 504 985',
  ME: '207',
  MD: '240 301 410 443 667',
  MA: '339 351 413 508 617 774 781 857 978',
  MI: '231 248 269 313 517 586 616 734 810 906 947 989',
  MN: '218 320 507 612 651 763 952',
  MS: '228 601 662 769',
  MO: '314 417 573 636 660 816',
  MT: '406',
  NE: '308 402 531',
  NV: '702 725 775',
  NH: '603',
  NJ: '201 551 609 732 848 856 862 908 973',
  NM: '505 575',
  NY: '212 315 332 347 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934',
  NC: '252 336 704 743 828 910 919 980 984',
  ND: '701',
  OH: '216 220 234 330 380 419 440 513 567 614 740 937',
  OK: '405 539 580 918',
  OR: '458 503 541 971',
  PA: '215 267 272 412 484 570 610 717 724 814 878',
  RI: '401',
  SC: '803 843 854 864',
  SD: '605',
  TN: '423 615 629 731 865 901 931',
  TX: '210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 915 936 940 956 972 979',
  UT: '385 435 801',
  VT: '802',
  VA: '276 434 540 571 703 757 804',
  WA: '206 253 360 425 509 564',
  WV: '304 681',
  WI: '262 414 534 608 715 920',
  WY: '307',
  PR: '787 939',
  AS: '684',
  GU: '671',
  MP: '670',
  VI: '340',
};

/** Cities with well-known area codes; other places use some of their state's. */
const BY_CITY: Readonly<Record<string, string>> = {
  'Portland, OR': '503 971',
  'Salem, OR': '503',
  'Eugene, OR': '541',
  'Bend, OR': '541',
  'Houston, TX': '713 281 832',
  'Dallas, TX': '214 469 972',
  'El Paso, TX': '915',
  'Austin, TX': '512 737',
  'San Antonio, TX': '210',
  'Fort Worth, TX': '817 682',
  'New York, NY': '212 646 917',
  'Brooklyn, NY': '718 347',
  'Bronx, NY': '718 347',
  'Staten Island, NY': '718 347',
  'Buffalo, NY': '716',
  'Rochester, NY': '585',
  'Albany, NY': '518',
  'Syracuse, NY': '315',
  'Los Angeles, CA': '213 323 310',
  'San Diego, CA': '619 858',
  'San Francisco, CA': '415 628',
  'San Jose, CA': '408 669',
  'Sacramento, CA': '916',
  'Fresno, CA': '559',
  'Oakland, CA': '510',
  'Long Beach, CA': '562',
  'Chicago, IL': '312 773',
  'Springfield, IL': '217',
  'Philadelphia, PA': '215 267',
  'Pittsburgh, PA': '412',
  'Phoenix, AZ': '602',
  'Tucson, AZ': '520',
  'Seattle, WA': '206',
  'Tacoma, WA': '253',
  'Spokane, WA': '509',
  'Denver, CO': '303 720',
  'Colorado Springs, CO': '719',
  'Atlanta, GA': '404 678',
  'Savannah, GA': '912',
  'Miami, FL': '305 786',
  'Orlando, FL': '407',
  'Tampa, FL': '813',
  'Jacksonville, FL': '904',
  'Boston, MA': '617 857',
  'Detroit, MI': '313',
  'Minneapolis, MN': '612',
  'Saint Paul, MN': '651',
  'Saint Louis, MO': '314',
  'Kansas City, MO': '816',
  'Kansas City, KS': '913',
  'Cleveland, OH': '216',
  'Columbus, OH': '614',
  'Cincinnati, OH': '513',
  'Dayton, OH': '937',
  'Indianapolis, IN': '317',
  'Fort Wayne, IN': '260',
  'Louisville, KY': '502',
  'Lexington, KY': '859',
  'Memphis, TN': '901',
  'Nashville, TN': '615',
  'Knoxville, TN': '865',
  'New Orleans, LA': '504',
  'Baton Rouge, LA': '225',
  'Las Vegas, NV': '702 725',
  'Reno, NV': '775',
  'Salt Lake City, UT': '801 385',
  'Albuquerque, NM': '505',
  'Oklahoma City, OK': '405',
  'Tulsa, OK': '918',
  'Omaha, NE': '402 531',
  'Des Moines, IA': '515',
  'Charlotte, NC': '704 980',
  'Raleigh, NC': '919 984',
  'Richmond, VA': '804',
  'Roanoke, VA': '540',
  'Baltimore, MD': '410 443',
  'Hartford, CT': '860',
  'Milwaukee, WI': '414',
  'Madison, WI': '608',
  'Birmingham, AL': '205',
  'Mobile, AL': '251',
  'Montgomery, AL': '334',
};

/** How many of its state's codes any other place uses. */
const CODES_PER_PLACE = 2;

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(BY_STATE).map(([state, codes]) => [state, codes.split(' ')]),
);
const ofPlaces = new Map<number, readonly string[]>();

/** All area codes of a state. */
export function areaCodesOfState(stateCode: StateCode): readonly string[] {
  return LISTS.get(stateCode) ?? [];
}

/** A place's area codes; always from its state. */
export function areaCodesOfPlace(place: {
  readonly id: number;
  readonly city: string;
  readonly stateCode: StateCode;
}): readonly string[] {
  const known = ofPlaces.get(place.id);
  if (known !== undefined) return known;
  const all = areaCodesOfState(place.stateCode);
  const own = BY_CITY[`${place.city}, ${place.stateCode}`]?.split(' ');
  const chosen = own ?? Array.from({ length: CODES_PER_PLACE }, (_, i) => all[(place.id * 7 + i) % all.length] ?? '');
  const codes = [...new Set(chosen)];
  ofPlaces.set(place.id, codes);
  return codes;
}
