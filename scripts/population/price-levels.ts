import type { StateCode } from '../../shared/people/us-states.ts';
import { kilometersBetween } from './distance.ts';
import type { Place } from './places.ts';

/*
 * What a square foot of a home costs, in dollars at the reference date. These tables are approximations of our own
 * making, rounded, for an invented population: they order places as people know them and are no data about any home.
 */

/** Away from the metros listed below. Territories that are not listed are at the level of `ELSEWHERE`. */
const STATES: Readonly<Partial<Record<StateCode, number>>> = {
  AK: 190,
  AL: 95,
  AR: 90,
  AZ: 190,
  CA: 290,
  CO: 240,
  CT: 200,
  DC: 500,
  DE: 190,
  FL: 175,
  GA: 125,
  HI: 420,
  IA: 95,
  ID: 220,
  IL: 95,
  IN: 110,
  KS: 80,
  KY: 100,
  LA: 100,
  MA: 270,
  MD: 185,
  ME: 185,
  MI: 120,
  MN: 145,
  MO: 100,
  MS: 85,
  MT: 230,
  NC: 155,
  ND: 115,
  NE: 105,
  NH: 220,
  NJ: 250,
  NM: 140,
  NV: 200,
  NY: 130,
  OH: 110,
  OK: 90,
  OR: 225,
  PA: 120,
  PR: 110,
  RI: 270,
  SC: 140,
  SD: 135,
  TN: 150,
  TX: 120,
  UT: 220,
  VA: 150,
  VT: 200,
  WA: 240,
  WI: 150,
  WV: 75,
  WY: 180,
};
const ELSEWHERE = 160;

/**
 * dollars, latitude, longitude and name of cities whose prices reach into the country around them. The level is that of
 * the metro: a town that is much cheaper or dearer than the country around it is in town-prices.ts.
 */
const METROS = `
780 37.77 -122.42 San Francisco
900 37.55 -122.31 San Mateo
850 37.34 -121.89 San Jose
690 37.55 -121.98 Fremont
530 37.80 -122.27 Oakland
480 37.95 -122.03 Concord
330 38.10 -122.26 Vallejo
430 38.44 -122.71 Santa Rosa
680 36.97 -122.03 Santa Cruz
480 36.65 -121.75 Salinas
480 35.28 -120.66 San Luis Obispo
700 34.42 -119.70 Santa Barbara
460 34.24 -119.18 Oxnard
580 34.05 -118.24 Los Angeles
630 33.75 -117.85 Orange County
320 33.98 -117.38 Riverside
250 34.54 -117.29 Victorville
330 33.75 -116.45 Palm Springs
600 32.75 -117.13 San Diego
310 38.58 -121.49 Sacramento
275 37.96 -121.29 Stockton
235 36.74 -119.79 Fresno
210 35.37 -119.02 Bakersfield
235 40.15 -122.10 Redding
650 40.78 -73.97 Manhattan
520 40.68 -73.90 Brooklyn and Queens
330 40.85 -73.88 Bronx
410 40.58 -74.15 Staten Island
400 40.90 -74.05 Bergen County
340 40.73 -74.20 Newark
320 40.50 -74.45 New Brunswick
350 40.35 -74.06 Red Bank
265 40.25 -74.74 Trenton
235 39.40 -74.52 Atlantic City
430 40.72 -73.60 Nassau County
380 40.85 -73.05 Suffolk County
360 41.05 -73.78 Westchester
235 41.60 -73.92 Poughkeepsie
390 41.08 -73.50 Stamford
215 41.31 -72.92 New Haven
200 41.76 -72.68 Hartford
480 42.36 -71.08 Boston
330 42.66 -71.25 Lowell
265 42.26 -71.80 Worcester
190 42.10 -72.59 Springfield MA
430 41.68 -70.30 Cape Cod
280 41.82 -71.41 Providence
270 42.90 -71.45 Manchester
310 43.66 -70.28 Portland ME
280 44.48 -73.21 Burlington
170 42.68 -73.78 Albany
130 43.05 -76.15 Syracuse
145 43.16 -77.61 Rochester
150 42.89 -78.88 Buffalo
215 39.98 -75.25 Philadelphia
200 39.74 -75.55 Wilmington
190 40.60 -75.48 Allentown
185 40.04 -76.30 Lancaster
160 40.27 -76.88 Harrisburg
125 41.41 -75.66 Scranton
145 40.44 -79.99 Pittsburgh
115 42.13 -80.08 Erie
340 38.91 -77.04 Washington
220 38.30 -77.46 Fredericksburg
235 39.41 -77.41 Frederick
205 39.29 -76.61 Baltimore
310 38.98 -76.50 Annapolis
210 37.54 -77.44 Richmond
195 36.85 -76.20 Norfolk
255 38.03 -78.48 Charlottesville
140 37.27 -79.94 Roanoke
95 38.35 -81.63 Charleston WV
225 35.78 -78.64 Raleigh
230 35.97 -78.95 Durham
155 36.07 -79.79 Greensboro
225 35.23 -80.84 Charlotte
285 35.60 -82.55 Asheville
235 34.22 -77.90 Wilmington NC
310 32.80 -79.95 Charleston SC
145 34.00 -81.03 Columbia
175 34.85 -82.40 Greenville
185 33.69 -78.89 Myrtle Beach
210 33.85 -84.38 Atlanta
195 32.05 -81.10 Savannah
130 33.47 -81.97 Augusta
100 32.84 -83.63 Macon
205 30.33 -81.66 Jacksonville
225 28.54 -81.38 Orlando
240 27.95 -82.46 Tampa
275 27.30 -82.50 Sarasota
230 26.60 -81.87 Fort Myers
420 26.17 -81.78 Naples
380 25.76 -80.22 Miami
330 26.12 -80.18 Fort Lauderdale
330 26.70 -80.10 West Palm Beach
190 30.44 -87.20 Pensacola
165 30.44 -84.28 Tallahassee
150 33.50 -86.78 Birmingham
165 34.73 -86.60 Huntsville
125 30.69 -88.05 Mobile
105 32.37 -86.30 Montgomery
115 32.33 -90.12 Jackson MS
130 35.12 -89.95 Memphis
255 36.16 -86.78 Nashville
210 35.96 -83.92 Knoxville
190 35.05 -85.31 Chattanooga
160 38.25 -85.76 Louisville
175 38.04 -84.50 Lexington
175 39.12 -84.50 Cincinnati
210 39.98 -83.00 Columbus
120 39.76 -84.17 Dayton
140 41.45 -81.65 Cleveland
125 41.08 -81.52 Akron
95 41.08 -80.66 Youngstown
115 41.65 -83.56 Toledo
170 42.45 -83.20 Detroit
255 42.28 -83.74 Ann Arbor
125 42.98 -83.69 Flint
145 42.73 -84.55 Lansing
200 42.96 -85.66 Grand Rapids
155 39.80 -86.15 Indianapolis
140 41.08 -85.14 Fort Wayne
135 41.68 -86.25 South Bend
145 41.53 -87.38 Gary
220 41.90 -87.70 Chicago
110 42.27 -89.09 Rockford
100 40.70 -89.60 Peoria
105 39.78 -89.65 Springfield IL
130 40.11 -88.23 Champaign
205 43.04 -87.95 Milwaukee
260 43.07 -89.40 Madison
175 44.51 -88.02 Green Bay
215 44.96 -93.26 Minneapolis
165 44.02 -92.47 Rochester MN
155 46.79 -92.10 Duluth
165 41.60 -93.65 Des Moines
140 41.98 -91.66 Cedar Rapids
125 41.54 -90.55 Davenport
160 38.64 -90.33 St. Louis
145 37.21 -93.29 Springfield MO
170 39.05 -94.58 Kansas City
130 37.69 -97.34 Wichita
115 39.05 -95.68 Topeka
180 41.26 -96.02 Omaha
175 40.81 -96.68 Lincoln
175 43.55 -96.73 Sioux Falls
160 46.87 -96.82 Fargo
140 35.48 -97.52 Oklahoma City
140 36.13 -95.94 Tulsa
135 34.75 -92.34 Little Rock
185 36.20 -94.15 Fayetteville
165 29.98 -90.10 New Orleans
140 30.43 -91.14 Baton Rouge
105 32.50 -93.75 Shreveport
205 32.83 -96.80 Dallas
180 32.75 -97.33 Fort Worth
160 29.76 -95.40 Houston
260 30.30 -97.74 Austin
150 29.45 -98.50 San Antonio
145 27.78 -97.40 Corpus Christi
120 26.20 -98.23 McAllen
130 31.78 -106.43 El Paso
125 33.57 -101.87 Lubbock
125 35.20 -101.85 Amarillo
145 31.95 -102.15 Midland
200 35.10 -106.62 Albuquerque
340 35.68 -105.94 Santa Fe
270 33.45 -112.07 Phoenix
205 32.22 -110.95 Tucson
330 35.20 -111.65 Flagstaff
250 36.15 -115.15 Las Vegas
310 39.53 -119.81 Reno
270 40.72 -111.89 Salt Lake City
245 40.25 -111.66 Provo
265 37.10 -113.57 St. George
300 39.73 -104.95 Denver
440 40.01 -105.25 Boulder
260 40.50 -105.05 Fort Collins
230 38.85 -104.80 Colorado Springs
215 41.14 -104.82 Cheyenne
270 43.62 -116.23 Boise
230 45.78 -108.52 Billings
310 46.87 -114.00 Missoula
400 45.68 -111.04 Bozeman
430 47.62 -122.28 Seattle
310 47.25 -122.45 Tacoma
370 47.95 -122.22 Everett
310 48.42 -122.33 Mount Vernon
350 48.75 -122.48 Bellingham
275 47.04 -122.90 Olympia
230 47.66 -117.42 Spokane
210 46.23 -119.20 Kennewick
300 45.52 -122.66 Portland
250 44.94 -123.03 Salem
260 44.05 -123.09 Eugene
360 44.06 -121.31 Bend
235 42.33 -122.87 Medford
235 61.20 -149.88 Anchorage
600 21.31 -157.85 Honolulu
720 20.89 -156.47 Maui
330 19.70 -155.08 Hilo
145 18.42 -66.08 San Juan
700 40.93 -72.30 The Hamptons
900 41.35 -70.35 Nantucket and Martha's Vineyard
320 39.23 -74.65 Jersey Cape
400 38.62 -75.08 Delaware beaches
330 32.20 -80.75 Hilton Head
330 30.27 -87.65 Gulf Shores
650 24.60 -81.70 Key West
1200 39.19 -106.82 Aspen
700 39.58 -106.20 Vail and Breckenridge
700 37.94 -107.81 Telluride
600 40.48 -106.83 Steamboat Springs
600 40.66 -111.51 Park City
850 43.48 -110.76 Jackson Hole
600 43.68 -114.36 Sun Valley
480 48.41 -114.34 Whitefish
430 34.87 -111.76 Sedona
560 39.15 -120.05 Lake Tahoe
200 42.35 -88.20 McHenry County
205 42.35 -87.95 Lake County IL
180 41.53 -88.08 Joliet
185 42.58 -87.85 Kenosha
720 38.02 -122.55 Marin County
480 38.30 -122.29 Napa
190 32.79 -115.56 El Centro
235 37.30 -120.48 Merced
265 37.64 -121.00 Modesto
215 36.33 -119.29 Visalia
255 39.73 -121.84 Chico
240 39.14 -121.62 Yuba City
270 40.80 -124.16 Eureka
270 34.70 -118.14 Lancaster CA
190 32.69 -114.62 Yuma
165 32.31 -106.78 Las Cruces
235 39.06 -108.55 Grand Junction
155 38.25 -104.61 Pueblo
200 47.50 -111.30 Great Falls
250 46.59 -112.02 Helena
195 43.49 -112.04 Idaho Falls
320 47.68 -116.78 Coeur d'Alene
205 42.56 -114.46 Twin Falls
235 46.60 -120.51 Yakima
310 47.42 -120.31 Wenatchee
205 64.84 -147.72 Fairbanks
200 44.08 -103.23 Rapid City
165 46.81 -100.78 Bismarck
150 47.92 -97.03 Grand Forks
125 42.50 -96.40 Sioux City
175 42.03 -93.63 Ames
190 41.66 -91.53 Iowa City
155 42.50 -90.66 Dubuque
120 42.50 -92.34 Waterloo
165 45.56 -94.16 St. Cloud
160 44.16 -94.00 Mankato
165 44.26 -88.41 Appleton
165 44.81 -91.50 Eau Claire
170 43.80 -91.24 La Crosse
155 42.29 -85.59 Kalamazoo
110 43.52 -84.10 Saginaw
250 44.76 -85.62 Traverse City
130 40.48 -88.99 Bloomington IL
190 39.17 -86.53 Bloomington IN
165 40.42 -86.89 Lafayette IN
120 37.97 -87.57 Evansville
95 39.47 -87.41 Terre Haute
110 40.76 -82.52 Mansfield
105 38.42 -82.45 Huntington
95 40.06 -80.72 Wheeling
180 39.63 -79.96 Morgantown
190 40.79 -77.86 State College
95 40.51 -78.39 Altoona
85 40.33 -78.92 Johnstown
230 42.44 -76.50 Ithaca
100 42.10 -75.91 Binghamton
100 42.09 -76.81 Elmira
110 43.10 -75.23 Utica
130 44.70 -73.45 Plattsburgh
270 41.40 -73.45 Danbury
235 41.36 -72.10 New London
190 42.45 -73.25 Pittsfield
165 44.80 -68.77 Bangor
290 39.95 -74.15 Toms River
230 41.10 -74.68 Sussex County
190 39.64 -77.72 Hagerstown
200 39.18 -78.16 Winchester
150 37.41 -79.14 Lynchburg
190 37.23 -80.41 Blacksburg
150 36.55 -82.55 Kingsport
160 35.73 -81.34 Hickory
140 35.05 -78.88 Fayetteville NC
145 35.61 -77.37 Greenville NC
155 34.75 -77.43 Jacksonville NC
125 34.20 -79.76 Florence
195 33.95 -83.38 Athens
120 32.46 -84.99 Columbus GA
90 31.58 -84.16 Albany GA
130 30.83 -83.28 Valdosta
115 31.22 -85.39 Dothan
150 33.21 -87.57 Tuscaloosa
190 29.65 -82.33 Gainesville
170 29.19 -82.13 Ocala
195 28.04 -81.95 Lakeland
205 29.21 -81.02 Daytona Beach
215 28.08 -80.61 Melbourne
225 27.29 -80.35 Port St. Lucie
210 30.16 -85.66 Panama City
140 30.37 -89.09 Gulfport
115 31.33 -89.29 Hattiesburg
125 34.26 -88.70 Tupelo
150 36.99 -86.44 Bowling Green
150 36.53 -87.36 Clarksville
125 35.61 -88.81 Jackson TN
125 35.84 -90.70 Jonesboro
115 35.39 -94.40 Fort Smith
120 37.08 -94.51 Joplin
185 38.95 -92.33 Columbia MO
185 38.97 -95.24 Lawrence
135 30.22 -92.02 Lafayette LA
125 30.23 -93.22 Lake Charles
105 32.51 -92.12 Monroe
155 32.35 -95.30 Tyler
145 31.55 -97.15 Waco
135 31.12 -97.73 Killeen
135 27.51 -99.51 Laredo
125 25.93 -97.48 Brownsville
115 32.45 -99.73 Abilene
110 30.08 -94.13 Beaumont
185 30.62 -96.33 College Station
105 33.91 -98.49 Wichita Falls
`
  .trim()
  .split('\n')
  .map((line) => {
    const [dollars = 1, latitude = 0, longitude = 0] = line.split(' ', 3).map(Number);
    return { dollars, latitude, longitude };
  });
/** At this distance, in kilometers, a metro's level counts as much as the state's. */
const HALFWAY = 30;
const KILOMETERS_PER_DEGREE = 111;

/** In the smallest towns far from every metro homes cost this much less than in the rest of the state. */
const SMALL_TOWN = 0.35;
/** Towns of fewer residents are the smallest; those of more are no longer small. */
const SMALLEST = 1_500;
const SMALL_BELOW = 40_000;

export type Town = Pick<Place, 'city' | 'stateCode' | 'latitude' | 'longitude' | 'population'>;

/** What a square foot costs in the country around a place, in dollars: as in the nearest metro, or in the state. */
export function dollarsAround(place: Town): number {
  const ofState = STATES[place.stateCode] ?? ELSEWHERE;
  let nearest = METROS[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const metro of METROS) {
    if (Math.abs(metro.latitude - place.latitude) * KILOMETERS_PER_DEGREE >= distance) continue;
    const kilometers = kilometersBetween(metro, place);
    if (kilometers >= distance) continue;
    nearest = metro;
    distance = kilometers;
  }
  const share = 1 / (1 + (distance / HALFWAY) ** 2);
  const remote = ofState * (1 - SMALL_TOWN * smallness(place.population));
  return (nearest?.dollars ?? ofState) * share + remote * (1 - share);
}

/** From 0 for a city to 1 for a village. Linear in the square root, which every machine rounds alike. */
function smallness(population: number): number {
  const from = Math.sqrt(SMALLEST);
  const to = Math.sqrt(SMALL_BELOW);
  return Math.max(0, Math.min(1, (to - Math.sqrt(population)) / (to - from)));
}
