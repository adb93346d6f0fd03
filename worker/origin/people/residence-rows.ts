import type { AddressProperty } from '../../../shared/contract/person/address.ts';
import { readRecordDate } from '../../../shared/people/record-date.ts';
import type { PropertyFacts, ResidenceRecord } from './person-record.ts';
import { type PlacedRow, type ProvenanceRow, readPlaced, readProvenance, readTexts } from './person-rows.ts';

/** Columns of the property at an address; all null without one. */
interface PropertyColumns {
  pnp_id: string | null;
  property_type: string | null;
  property_purpose: string | null;
  neighborhood: string | null;
  macro_neighborhood: string | null;
  roi_score: number | null;
  /** JSON arrays of short texts */
  roi_attributes: string | null;
  roi_tags: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  living_sqft: number | null;
  year_built: number | null;
  last_sale_amount: number | null;
  /** 'YYYY-MM-DD' */
  sale_date: string | null;
  owner_occupied: AddressProperty['ownerOccupied'] | null;
  cstv_p50: number | null;
  market_value: number | null;
}

export interface ResidenceRow extends PlacedRow, ProvenanceRow, PropertyColumns {
  /** null if it comes late */
  address_id: string | null;
  fips_code: string | null;
  usage: string | null;
  contact_type: string | null;
  is_current: number;
  move_in: string | null;
  move_out: string | null;
  latitude: number;
  longitude: number;
  city_latitude: number;
  city_longitude: number;
}

/** What a details call reads of a residence. */
export const RESIDENCE_COLUMNS = `CASE WHEN is_address_id_late = 1 THEN NULL ELSE address_id END AS address_id, house_number, street, unit, city, state_code, zip5, county, fips_code,
    usage, contact_type, is_current, move_in, move_out, latitude, longitude, city_latitude, city_longitude, first_seen, last_seen, source, matched_by,
    pnp_id, property_type, property_purpose, neighborhood, macro_neighborhood, roi_score, roi_attributes, roi_tags,
    bedrooms, bathrooms, living_sqft, year_built, last_sale_amount, sale_date, owner_occupied, cstv_p50, market_value`;
/** The order in which addresses are shown. */
export const RESIDENCE_ORDER = 'is_current DESC, sort_order, residence.address_id';

export function readResidence(row: ResidenceRow): ResidenceRecord {
  return {
    ...readPlaced(row),
    addressId: row.address_id,
    fipsCode: row.fips_code,
    usage: row.usage,
    contactType: row.contact_type,
    isCurrent: row.is_current === 1,
    moveIn: row.move_in,
    moveOut: row.move_out,
    latitude: row.latitude,
    longitude: row.longitude,
    cityLatitude: row.city_latitude,
    cityLongitude: row.city_longitude,
    property: row.pnp_id === null ? null : readProperty(row, row.pnp_id),
    provenance: readProvenance(row),
  };
}

function readProperty(row: PropertyColumns, pnpId: string): PropertyFacts {
  return {
    pnpId,
    propertyType: row.property_type,
    propertyPurpose: row.property_purpose,
    neighborhood: row.neighborhood,
    macroNeighborhood: row.macro_neighborhood,
    roiScore: row.roi_score,
    roiAttributes: readTexts(row.roi_attributes),
    roiTags: readTexts(row.roi_tags),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    livingSqft: row.living_sqft,
    effYearBuilt: row.year_built,
    lastSaleAmount: row.last_sale_amount,
    saleDate: readRecordDate(row.sale_date),
    ownerOccupied: row.owner_occupied ?? 'Unknown',
    simulationResults: row.cstv_p50 === null ? null : { cstvP50: row.cstv_p50 },
    marketValue: row.market_value,
  };
}
