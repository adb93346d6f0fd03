/** One value of a query; null, undefined and false leave it out, true is spelled 'true'. */
export type QueryValue = string | number | boolean | null | undefined;

/** A path with its query, in the order of the object given; the same values always give the same address. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  let params: URLSearchParams | undefined;
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === false || value === '') continue;
    params ??= new URLSearchParams();
    params.append(name, String(value));
  }
  return params === undefined ? path : `${path}?${params}`;
}

/** Values of funnelType (F2-60). */
export const FUNNEL_TYPES = [
  'sign-up',
  'address',
  'business',
  'person_onepages_1',
  'person_sem_onepages_1',
  'person_state_onepages_1',
  'gumwall',
  'phone_onepages_1',
  'bg_onepages_1',
  'default',
] as const;
export type FunnelType = (typeof FUNNEL_TYPES)[number];

/** A funnel type as it was given; unknown values fall back to default (F2-61). */
export function parseFunnelType(raw: string | null | undefined): FunnelType {
  return FUNNEL_TYPES.find((type) => type === raw) ?? 'default';
}

/** What a link into a funnel says about where it stands (P2-128, P2-129). */
export interface FunnelLink {
  /** name slug; left out where the name is hidden (P2-133) */
  readonly wpTerm?: string | null;
  /** the slot that was clicked */
  readonly wpContent?: string | null;
  readonly wpSource?: 'people' | 'property' | 'phone' | 'address' | null;
  readonly wpMedium?: 'onepages' | null;
  readonly funnelType?: FunnelType | null;
  readonly addressId?: string | null;
  readonly wpId?: string | null;
  /** 11 digits */
  readonly phoneNumber?: string | null;
  /** the email funnel (P2-130) */
  readonly emailUpgrade?: boolean;
  /** the phone-intel funnel (P2-131) */
  readonly phoneintelUpgrade?: boolean;
}

/** The query of a funnel link, in its fixed order. */
export function funnelQuery(link: FunnelLink): Record<string, QueryValue> {
  return {
    wp_term: link.wpTerm,
    wp_content: link.wpContent,
    wp_source: link.wpSource,
    wp_medium: link.wpMedium,
    funnelType: link.funnelType,
    addressId: link.addressId,
    wpId: link.wpId,
    phoneNumber: link.phoneNumber,
    emailUpgrade: link.emailUpgrade,
    phoneintelUpgrade: link.phoneintelUpgrade,
  };
}
