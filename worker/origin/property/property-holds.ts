import type { Property, PropertyTeaser } from '../../../shared/contract/records/property.ts';

/**
 * What a property report holds, counted from the report itself as its buyer gets it (P9-044), so that nobody is promised
 * what is not there. It tells no value, name or date.
 */
export function holdsOf(property: Property): NonNullable<PropertyTeaser['holds']> {
  const { ownerships } = property;
  return {
    ownerships: ownerships.length,
    hasSale: property.saleAmount !== null,
    sales: ownerships.filter(({ saleAmount }) => (saleAmount ?? null) !== null).length,
    // Recorders list a purchase in cash where a loan would be.
    mortgages: ownerships.flatMap(({ mortgages }) => mortgages).filter(({ cashPurchase }) => cashPurchase !== true)
      .length,
    hasMortgageRate: property.mortgageInterestRate !== null,
    hasOccupancy: (ownerships[0]?.absenteeIndicator ?? null) !== null,
    hasTax: [property.assessedValue, property.totalValue, property.taxAmount].some((dollars) => dollars !== null),
    buildingFacts: [
      property.yearBuilt,
      property.bedrooms,
      property.baths,
      property.livingSquareFeet,
      property.buildingSquareFeet,
      property.landSquareFeet,
    ].filter((fact) => fact !== null).length,
    documents: ownerships.flatMap(({ registryEntities }) => registryEntities).length,
  };
}
