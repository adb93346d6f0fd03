/**
 * The rows that an import writes, one type per base table; keys are the columns. `suppressed_at` is left out: an
 * import never suppresses.
 */

/** SQLite has no booleans. */
export type Flag = 0 | 1;
/** 'YYYY-MM' */
type MonthText = string;

export interface PlaceRow {
  readonly id: number;
  readonly city: string;
  readonly city_key: string;
  readonly state_code: string;
  readonly county: string | null;
  readonly fips_code: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceZipRow {
  readonly zip5: string;
  readonly place_id: number;
}

export interface PersonRow {
  readonly id: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly suffix: string | null;
  readonly full_name: string;
  /** JSON array of full names */
  readonly akas: string;
  readonly birth_year: number | null;
  readonly birth_month: number | null;
  readonly birth_day: number | null;
  readonly is_dead: Flag;
  /** the place of the current address, else of the latest one; null without any */
  readonly current_place_id: number | null;
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly company_domain: string | null;
  readonly linkedin_url: string | null;
  readonly fill_score: number;
  readonly legacy_id: string | null;
}

export interface PersonNameRow {
  readonly last_key: string;
  readonly first_key: string;
  readonly middle_key: string;
  readonly kind: 'primary' | 'aka' | 'part';
  readonly person_id: string;
}

export interface PersonPlaceRow {
  readonly person_id: string;
  readonly place_id: number;
  readonly is_current: Flag;
}

export interface AddressRow {
  readonly id: string;
  readonly house_number: string;
  readonly street: string;
  readonly unit: string | null;
  readonly place_id: number;
  readonly zip5: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly pnp_id: string | null;
}

export interface ResidenceRow {
  readonly person_id: string;
  readonly address_id: string;
  readonly is_current: Flag;
  readonly move_in: MonthText | null;
  readonly move_out: MonthText | null;
  readonly sort_order: number;
}

export interface PhoneRow {
  readonly person_id: string;
  readonly number: string;
  readonly line_type: 'Mobile' | 'Landline' | 'Other';
  readonly is_listed: Flag;
  readonly place_id: number | null;
  readonly sort_order: number;
}

export interface EmailRow {
  readonly person_id: string;
  readonly email: string;
  readonly kind: 'personal' | 'business' | 'company';
  readonly score: number;
  readonly is_primary: Flag;
  readonly sort_order: number;
}

export type RelationName = 'spouse' | 'former-spouse' | 'parent' | 'child' | 'sibling' | 'associate';

export interface RelationRow {
  readonly person_id: string;
  readonly other_id: string;
  readonly kind: 'Relative' | 'Associate';
  readonly relation: RelationName;
  readonly sort_order: number;
}

export interface PropertyRow {
  readonly pnp_id: string;
  readonly address_id: string;
  readonly year_built: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly living_sqft: number | null;
  readonly cstv_p50: number | null;
  readonly roi_score: number | null;
}

export interface OwnershipRow {
  readonly person_id: string;
  readonly pnp_id: string;
  readonly is_current: Flag;
}

export type RecordCategory =
  | 'criminal'
  | 'traffic'
  | 'lien'
  | 'judgment'
  | 'bankruptcy'
  | 'foreclosure'
  | 'eviction'
  | 'license';

export interface RecordRow {
  readonly id: string;
  readonly person_id: string;
  readonly category: RecordCategory;
  readonly title: string;
  readonly state_code: string;
  /** 'YYYY-MM-DD' */
  readonly filed: string | null;
}

export interface SmartcheckRow {
  readonly id: string;
  readonly person_id: string;
}

/** Rows by the short name of their table. */
export interface RowsByTable {
  readonly place: PlaceRow;
  readonly placeZip: PlaceZipRow;
  readonly person: PersonRow;
  readonly personName: PersonNameRow;
  readonly personPlace: PersonPlaceRow;
  readonly address: AddressRow;
  readonly residence: ResidenceRow;
  readonly phone: PhoneRow;
  readonly email: EmailRow;
  readonly relation: RelationRow;
  readonly property: PropertyRow;
  readonly ownership: OwnershipRow;
  readonly record: RecordRow;
  readonly smartcheck: SmartcheckRow;
}

export type TableName = keyof RowsByTable;

/** A row and where it belongs. */
export type ImportRow = { [T in TableName]: { readonly table: T; readonly row: RowsByTable[T] } }[TableName];
