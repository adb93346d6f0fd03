/** What an area code tells of a number. */
export interface AreaOfCode {
  /** '503' */
  readonly areaCode: string;
  /** 'OR' */
  readonly state: string;
  /** IANA name; null where the code covers several */
  readonly timezone: string | null;
}

/**
 * Area codes in service in the states and territories: state, time zone (- for several), codes. The same as in the
 * tables of the population (scripts/population/contacts/area-codes.ts, places/time-zones.ts), and for Alaska's code the
 * west of the Aleutian Islands.
 */
const TABLE = `
  AL America/Chicago 205 251 256 334 659 938
  AK - 907
  AZ America/Phoenix 480 520 602 623
  AZ - 928
  AR America/Chicago 327 479 501 870
  CA America/Los_Angeles 209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669
  CA America/Los_Angeles 707 714 738 747 760 805 818 820 831 840 858 909 916 925 949 951
  CO America/Denver 303 719 720 748 970 983
  CT America/New_York 203 475 860 959
  DE America/New_York 302
  DC America/New_York 202 771
  FL America/New_York 239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954
  FL - 448 850
  GA America/New_York 229 404 470 478 678 706 762 770 912 943
  HI Pacific/Honolulu 808
  ID - 208 986
  IL America/Chicago 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 872
  IN - 219 574 812 930
  IN America/Indiana/Indianapolis 260 317 463 765
  IA America/Chicago 319 515 563 641 712
  KS America/Chicago 316 913
  KS - 620 785
  KY - 270 364 606
  KY America/New_York 502 859
  LA America/Chicago 225 318 337 504 985
  ME America/New_York 207
  MD America/New_York 227 240 301 410 443 667
  MA America/New_York 339 351 413 508 617 774 781 857 978
  MI America/Detroit 231 248 269 313 517 586 616 734 810 947 989
  MI - 906
  MN America/Chicago 218 320 507 612 651 763 952
  MS America/Chicago 228 601 662 769
  MO America/Chicago 235 314 417 557 573 636 660 816 975
  MT America/Denver 406
  NE - 308
  NE America/Chicago 402 531
  NV America/Los_Angeles 702 725
  NV - 775
  NH America/New_York 603
  NJ America/New_York 201 551 609 640 732 848 856 862 908 973
  NM America/Denver 505 575
  NY America/New_York 212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934
  NC America/New_York 252 336 472 704 743 828 910 919 980 984
  ND - 701
  OH America/New_York 216 220 234 283 326 330 380 419 440 513 567 614 740 937
  OK America/Chicago 405 539 572 580 918
  OR - 458 541
  OR America/Los_Angeles 503 971
  PA America/New_York 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878
  RI America/New_York 401
  SC America/New_York 803 821 839 843 854 864
  SD - 605
  TN - 423
  TN America/Chicago 615 629 731 901 931
  TN America/New_York 865
  TX America/Chicago 210 214 254 281 325 346 361 409 430 432 469 512 682 713 726 737 806 817 830 832 903 936 940 945
  TX America/Chicago 956 972 979
  TX America/Denver 915
  UT America/Denver 385 435 801
  VT America/New_York 802
  VA America/New_York 276 434 540 571 686 703 757 804 826 948
  WA America/Los_Angeles 206 253 360 425 509 564
  WV America/New_York 304 681
  WI America/Chicago 262 274 353 414 534 608 715 920
  WY America/Denver 307
  PR America/Puerto_Rico 787 939
  AS Pacific/Pago_Pago 684
  GU Pacific/Guam 671
  MP Pacific/Saipan 670
  VI America/St_Thomas 340
`;

const AREAS: ReadonlyMap<string, AreaOfCode> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', timezone = '', ...codes] = line.trim().split(' ');
      const zone = timezone === '-' ? null : timezone;
      return codes.map((areaCode): [string, AreaOfCode] => [areaCode, { areaCode, state, timezone: zone }]);
    }),
);

/** What an area code alone tells; null for one that no state or territory has, such as a toll-free one. */
export function areaOfCode(areaCode: string): AreaOfCode | null {
  return AREAS.get(areaCode) ?? null;
}

/** The person called pays; they belong to no place. */
const TOLL_FREE: ReadonlySet<string> = new Set(['800', '822', '833', '844', '855', '866', '877', '888']);

/** Whether calls to numbers with this area code are paid for by the person called. */
export function isTollFree(areaCode: string): boolean {
  return TOLL_FREE.has(areaCode);
}
