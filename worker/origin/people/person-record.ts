import type { LineType, PersonName } from '../../../shared/contract/person.ts';
import type { BirthParts } from './age.ts';

/** One address of a person as it is recorded, the current one first. Months are YYYY-MM, degrees WGS 84. */
export interface ResidenceRecord {
  readonly addressId: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly zip5: string;
  readonly county: string | null;
  readonly isCurrent: boolean;
  readonly moveIn: string | null;
  readonly moveOut: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly pnpId: string | null;
  /** 0-100; null where no property record exists */
  readonly roiScore: number | null;
}

export interface PhoneRecord {
  /** 10 digits */
  readonly number: string;
  readonly lineType: LineType;
  readonly isListed: boolean;
  readonly city: string | null;
  readonly stateCode: string | null;
}

export interface EmailRecord {
  readonly email: string;
  readonly kind: 'personal' | 'business' | 'company';
  /** 0-100 */
  readonly score: number;
  readonly isPrimary: boolean;
}

/** Another person this one is tied to, with what a card shows of them. */
export interface RelationRecord {
  readonly kind: 'Relative' | 'Associate';
  readonly id: string;
  readonly name: PersonName;
  readonly birth: BirthParts;
  readonly city: string | null;
  readonly stateCode: string | null;
}

/**
 * Everything recorded of one person, unmasked, adults only, nothing suppressed. It never leaves the origin: only
 * `maskPerson` makes of it what a viewer may see. Lists are in their stored order.
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
  readonly residences: readonly ResidenceRecord[];
  readonly phones: readonly PhoneRecord[];
  readonly emails: readonly EmailRecord[];
  readonly relations: readonly RelationRecord[];
  /** properties owned now; `properties` of the counts are all there ever were */
  readonly ownedPropertiesCount: number;
}
