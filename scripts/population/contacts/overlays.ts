/**
 * Area codes that were put over the area of older ones: the code, the year it came into service, and the codes whose
 * area it covers. By the planning letters of the North American Numbering Plan Administrator; only codes in service.
 * A state's codes that are not here each have an area of their own.
 */
const TABLE = `
  938 2010 256
  659 2019 205
  327 2024 870
  350 2022 209
  738 2024 213 323
  424 2006 310
  669 2012 408
  628 2015 415
  341 2019 510
  369 2023 707
  657 2008 714
  442 2009 760
  820 2018 805
  747 2009 818
  840 2021 909
  279 2018 916
  720 1998 303
  983 2022 303
  748 2025 970
  475 2009 203
  959 2014 860
  771 2021 202
  786 1998 305
  645 2023 305
  321 1999 407
  689 2019 407
  728 2023 561
  754 2001 954
  656 2022 813
  448 2021 850
  324 2024 904
  678 1998 404 770
  470 2010 404 770
  943 2022 404 770
  762 2006 706
  986 2017 208
  447 2021 217
  872 2009 312 773
  730 2023 618
  331 2007 630
  464 2022 708
  779 2007 815
  224 2002 847
  463 2016 317
  930 2015 812
  364 2014 270
  240 1997 301
  227 2023 301
  443 1997 410
  667 2012 410
  774 2001 508
  857 2001 617
  339 2001 781
  351 2001 978
  947 2002 248
  769 2005 601
  557 2022 314
  235 2024 573
  975 2023 816
  531 2011 402
  725 2014 702
  551 2001 201
  640 2018 609
  848 2001 732
  862 2001 973
  917 1992 212 718
  646 1999 212
  332 2017 212
  347 1999 718
  929 2011 718
  680 2017 315
  363 2023 516
  838 2017 518
  934 2016 631
  329 2023 845
  743 2016 336
  980 2001 704
  984 2012 919
  472 2022 910
  220 2015 740
  234 2000 330
  283 2023 513
  326 2020 937
  380 2016 614
  567 2002 419
  572 2021 405
  539 2011 918
  971 2000 503
  458 2010 541
  267 1997 215
  445 2018 215
  484 1999 610
  835 2022 610
  878 2001 412 724
  272 2013 570
  223 2017 717
  582 2021 814
  839 2020 803
  854 2015 843
  821 2024 864
  629 2015 615
  726 2017 210
  469 1999 214 972
  945 2021 214 972
  832 1999 713 281
  346 2014 713 281
  430 2003 903
  737 2013 512
  682 2000 817
  385 2009 801
  571 2000 703
  826 2022 540
  948 2022 757
  686 2024 804
  564 2017 360
  681 2009 304
  534 2010 715
  353 2023 608
  274 2023 920
  939 2001 787
`;

/**
 * Codes that once parted an area and have shared it since the year that their boundary was dropped: Dallas, Houston, Los
 * Angeles, San Diego, Phoenix.
 */
const MERGED = `
  1999 214 972
  1999 713 281
  2017 213 323
  2018 619 858
  2023 602 480 623
`;

/** Codes that took over a part of another code's area since numbers are known, with the year; before, it had the other's. */
export const SPLIT_SINCE: ReadonlyMap<string, number> = new Map(
  linesOf(`
  928 2001
  731 2001
  586 2001
  585 2001
  620 2001
  989 2001
  985 2001
  239 2002
  260 2002
  269 2002
  479 2002
  574 2002
  772 2002
  325 2003
  432 2003
  951 2004
  575 2007
`).map(([code = '', year]) => [code, Number(year)]),
);

/** A code in service over the area of older ones. */
export interface Overlay {
  readonly code: string;
  /** the year from which people could get a number with it there */
  readonly since: number;
  readonly over: readonly string[];
}

/** Every overlay, among them the codes that share an area since their boundary was dropped. */
export const OVERLAYS: readonly Overlay[] = [
  ...linesOf(TABLE).map(([code = '', since, ...over]) => ({ code, since: Number(since), over })),
  ...linesOf(MERGED).flatMap(([since, ...codes]) =>
    codes.map((code) => ({ code, since: Number(since), over: codes.filter((other) => other !== code) })),
  ),
];

/** Codes without an area of their own: those of the table, except 321, which has Brevard County to itself. */
export const PURE_OVERLAYS: ReadonlySet<string> = new Set(
  linesOf(TABLE).flatMap(([code = '']) => (code === '321' ? [] : [code])),
);

function linesOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
}
