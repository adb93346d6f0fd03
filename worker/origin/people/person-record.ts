import type { PersonName } from '../../../shared/contract/identity.ts';
import type { AddressProperty } from '../../../shared/contract/person/address.ts';
import type { BestTimeToCall, LineType } from '../../../shared/contract/person/phone.ts';
import type { Relationship } from '../../../shared/contract/person/relative.ts';
import type { Provenance } from '../../../shared/contract/primitives.ts';
import type { JobFacts } from '../import/rows.ts';
import type { BirthParts } from './age.ts';

/** What a property record adds to the property fields of an address. */
export interface PropertyFacts extends AddressProperty {
  readonly pnpId: string;
  /** the wider neighborhood */
  readonly macroNeighborhood: string | null;
  /** dollars */
  readonly marketValue: number | null;
}

/** Where something is, as a page shows it. */
export interface PlacedRecord {
  readonly houseNumber: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zip5: string;
  readonly county: string | null;
}

/** One of a person's recorded addresses, the current one first. Months are YYYY-MM, degrees WGS 84. */
export interface ResidenceRecord extends PlacedRecord {
  /** null if it comes late */
  readonly addressId: string | null;
  readonly fipsCode: string | null;
  readonly usage: string | null;
  readonly contactType: string | null;
  readonly isCurrent: boolean;
  readonly moveIn: string | null;
  readonly moveOut: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** of the city, not of the home */
  readonly cityLatitude: number;
  readonly cityLongitude: number;
  /** null without a property record */
  readonly property: PropertyFacts | null;
  readonly provenance: Provenance;
}

/** A property that the person owns now. */
export interface OwnedPropertyRecord extends PlacedRecord {
  readonly pnpId: string;
  /** of the ownership: the first month on record as an owner */
  readonly provenance: Provenance;
}

export interface PhoneRecord {
  /** 10 digits */
  readonly number: string;
  readonly lineType: LineType;
  readonly isListed: boolean;
  readonly isProfessional: boolean;
  readonly city: string | null;
  readonly stateCode: string | null;
  /** null if nobody ever answered */
  readonly bestTimeToCall: BestTimeToCall | null;
  readonly provenance: Provenance;
}

export interface EmailRecord {
  readonly email: string;
  readonly kind: 'personal' | 'business' | 'company';
  /** 0-100 */
  readonly score: number;
  readonly isPrimary: boolean;
  readonly provenance: Provenance;
}

/** Since when somebody has had their present job, and what they did before, the latest first. Months are YYYY-MM. */
export interface JobRecord {
  readonly provenance: Provenance;
  readonly earlier: JobFacts['earlier'];
}

/** A person tied to this one, with what a card shows of them. */
export interface RelationRecord {
  readonly kind: 'Relative' | 'Associate';
  /** what they are to the person; null for associates */
  readonly relationship: Relationship | null;
  readonly id: string;
  readonly name: PersonName;
  readonly birth: BirthParts;
  readonly isRecordedDead: boolean;
  readonly city: string | null;
  readonly stateCode: string | null;
  /** of the connection */
  readonly provenance: Provenance;
}

/**
 * Everything on record about one person: unmasked, adults only, nothing suppressed. It never leaves the origin: only
 * `maskPerson` turns it into what a viewer may see. Lists are in stored order.
 */
export interface PersonRecord {
  readonly id: string;
  readonly name: PersonName;
  readonly akas: readonly string[];
  readonly birth: BirthParts;
  readonly isRecordedDead: boolean;
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  readonly companyDomain: string | null;
  readonly linkedInUrl: string | null;
  /** null if nothing is known of the job besides title and employer, nor of earlier ones */
  readonly jobFacts: JobRecord | null;
  readonly residences: readonly ResidenceRecord[];
  readonly phones: readonly PhoneRecord[];
  readonly emails: readonly EmailRecord[];
  readonly relations: readonly RelationRecord[];
  /** owned now, the home first; `properties` in the counts includes past ones */
  readonly ownedProperties: readonly OwnedPropertyRecord[];
}
