/**
 * The rows that an import writes, one type per base table; the properties are the columns. `suppressed_at` is left out:
 * an import never suppresses. The producer of the rows chooses the `key`s, which count up from 1 and never leave the
 * database. Rows of a person that arrive in key order are written fastest.
 */

/** SQLite has no booleans. */
export type Flag = 0 | 1;
/** 'YYYY-MM' */
export type MonthText = string;
/** JSON, as text */
export type JsonText = string;

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

/** A ZIP code of a place; several small places may use one. */
export interface PlaceZipRow {
  readonly zip5: string;
  readonly place_id: number;
  /** the Postal Service names the ZIP code after this place */
  readonly is_named: Flag;
}

/** An area code in use in a place; rank 1: most of its numbers have it. */
export interface PlaceAreaCodeRow {
  readonly place_id: number;
  readonly rank: number;
  readonly area_code: string;
}

export type SourceName = 'public directory' | 'property record' | 'court record' | 'self-reported';

/** Since when a fact is known, when it was last confirmed, and by which source (shared/contract/primitives.ts). */
export interface ProvenanceColumns {
  readonly first_seen: MonthText | null;
  readonly last_seen: MonthText | null;
  readonly source: SourceName;
}

/** What matched, as bits in the order of MATCH_POINTS (shared/contract/primitives.ts); null or absent if unknown. */
export interface MatchColumns {
  readonly matched_by?: number | null;
}

/** What is known of the present job besides title and employer, and of those before, the latest first. */
export interface JobFacts {
  readonly since: MonthText | null;
  readonly lastSeen: MonthText | null;
  readonly source: SourceName;
  /** as in {@link MatchColumns} */
  readonly matchedBy: number | null;
  readonly earlier: readonly {
    readonly title: string | null;
    readonly companyName: string | null;
    readonly since: MonthText | null;
    readonly until: MonthText | null;
  }[];
}

export interface PersonRow {
  readonly key: number;
  readonly id: string;
  readonly first_name: string;
  readonly middle_name: string | null;
  readonly last_name: string;
  readonly suffix: string | null;
  readonly full_name: string;
  /** shared/people/names/name-key.ts */
  readonly first_key: string;
  readonly last_key: string;
  /** array of full names */
  readonly akas: JsonText;
  readonly birth_year: number | null;
  readonly birth_month: number | null;
  readonly birth_day: number | null;
  /** from a later source, for people whose birth_year is null */
  readonly late_birth_year: number | null;
  readonly late_birth_month: number | null;
  readonly is_dead: Flag;
  /** the place of the current address, otherwise of the latest one; null without any */
  readonly home_place_id: number | null;
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly company_domain: string | null;
  readonly linkedin_url: string | null;
  /** {@link JobFacts}; null without any */
  readonly job_facts?: JsonText | null;
  readonly fill_score: number;
  readonly legacy_id: string | null;
}

export interface PersonNameRow {
  readonly person_key: number;
  readonly last_key: string;
  readonly first_key: string;
  readonly middle_key: string;
  readonly kind: 'primary' | 'aka' | 'part';
}

export interface PersonPlaceRow {
  readonly person_key: number;
  readonly place_id: number;
  readonly is_current: Flag;
}

export interface AddressRow {
  readonly key: number;
  readonly id: string;
  readonly house_number: string;
  readonly street: string;
  readonly unit: string | null;
  /** shared/people/streets/street-key.ts */
  readonly street_key: string;
  readonly place_id: number;
  readonly zip5: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly usage: 'Residential' | 'Business' | null;
}

export interface ResidenceRow extends ProvenanceColumns, MatchColumns {
  readonly person_key: number;
  readonly address_key: number;
  readonly is_current: Flag;
  readonly move_in: MonthText | null;
  readonly move_out: MonthText | null;
  readonly contact_type: 'Home' | 'Mailing' | null;
  readonly sort_order: number;
  /** the address's id arrives after the residence: a details response does not have it */
  readonly is_address_id_late: Flag;
}

export interface PhoneRow extends ProvenanceColumns, MatchColumns {
  readonly person_key: number;
  readonly number: string;
  readonly line_type: 'Mobile' | 'Landline' | 'Other';
  readonly is_listed: Flag;
  readonly is_professional: Flag;
  readonly place_id: number | null;
  /** IANA */
  readonly timezone: string | null;
  /** hours, 0-23 */
  readonly best_weekday: JsonText | null;
  readonly best_weekend: JsonText | null;
  readonly activity_score: number | null;
  readonly carrier: string | null;
  readonly sort_order: number;
}

export interface EmailRow extends ProvenanceColumns, MatchColumns {
  readonly person_key: number;
  readonly email: string;
  readonly kind: 'personal' | 'business' | 'company';
  readonly score: number;
  readonly is_primary: Flag;
  readonly sort_order: number;
}

/** What `other_key` is to `person_key`. */
export type RelationName =
  | 'spouse'
  | 'former-spouse'
  | 'parent'
  | 'child'
  | 'sibling'
  | 'grandparent'
  | 'grandchild'
  | 'in-law'
  | 'associate';

export interface RelationRow extends ProvenanceColumns, MatchColumns {
  readonly person_key: number;
  readonly other_key: number;
  readonly kind: 'Relative' | 'Associate';
  readonly relation: RelationName;
  readonly sort_order: number;
}

export interface PropertyRow extends ProvenanceColumns {
  readonly key: number;
  readonly pnp_id: string;
  readonly address_key: number;
  readonly property_type: string | null;
  readonly property_purpose: string | null;
  readonly neighborhood: string | null;
  readonly macro_neighborhood: string | null;
  readonly year_built: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly living_sqft: number | null;
  readonly last_sale_amount: number | null;
  /** 'YYYY-MM-DD' */
  readonly sale_date: string | null;
  readonly owner_occupied: 'OwnerOccupied' | 'AbsenteeOwner' | 'Unknown';
  readonly market_value: number | null;
  readonly cstv_p50: number | null;
  readonly roi_score: number | null;
  readonly roi_attributes: JsonText;
  readonly roi_tags: JsonText;
  readonly apn: string | null;
  /** the facts of shared/contract/records/property.ts without a column */
  readonly report: JsonText;
}

export interface OwnershipRow {
  readonly person_key: number;
  /** of an address with a property */
  readonly address_key: number;
  readonly is_current: Flag;
  readonly first_seen: MonthText | null;
  readonly last_seen: MonthText | null;
}

/**
 * Someone mentioned in a record: people in the database by their public id, with the full name that they had at the time
 * if it was another than today's. It is shown only where today's would be.
 */
export type Party = { readonly personId: string; readonly as?: string } | { readonly name: string };

export interface TransferRow {
  readonly property_key: number;
  /** 0 is the latest */
  readonly sort_order: number;
  /** ownershipSchema of shared/contract/records/property.ts without the parties */
  readonly body: JsonText;
  /** arrays of {@link Party} */
  readonly owners: JsonText;
  readonly sellers: JsonText;
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

/** The groups of shared/contract/records/background.ts that are a person's records. */
export type RecordGroupName =
  | 'criminalAndTrafficRecords'
  | 'bankruptcies'
  | 'liens'
  | 'judgments'
  | 'foreclosures'
  | 'evictions'
  | 'professionalLicenses'
  | 'pilotsLicenses'
  | 'concealedWeaponPermits'
  | 'huntingPermits';

export interface RecordRow extends ProvenanceColumns {
  readonly key: number;
  readonly id: string;
  readonly person_key: number;
  readonly record_group: RecordGroupName;
  readonly category: RecordCategory;
  readonly title: string;
  readonly state_code: string;
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY' */
  readonly filed: string | null;
  /** the schema of the group without id, provenance and anything that identifies a person or an address */
  readonly body: JsonText;
  /** array of {@link Party} */
  readonly parties: JsonText;
  /** of one of this person's residences */
  readonly address_key: number | null;
}

export interface SmartcheckRow {
  readonly id: string;
  readonly person_key: number;
}

/** Rows by the short name of their table. */
export interface RowsByTable {
  readonly place: PlaceRow;
  readonly placeZip: PlaceZipRow;
  readonly placeAreaCode: PlaceAreaCodeRow;
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
  readonly transfer: TransferRow;
  readonly record: RecordRow;
  readonly smartcheck: SmartcheckRow;
}

export type TableName = keyof RowsByTable;

/** A row and its table. */
export type ImportRow = { [T in TableName]: { readonly table: T; readonly row: RowsByTable[T] } }[TableName];
