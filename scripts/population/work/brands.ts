import type { Random } from '../random.ts';

/** What businesses call themselves before the words for what they do. */
const NAMES =
  'Lantern|Riverstone|Meadowlark|Juniper|Clearwater|Oak & Ember|Summitline|Redwing|Saltgrass|Westhaven|Kingfisher|Foxglove|Millstone|Driftwood|Stonebridge|Willowbrook|Larkspur|Harrow|Hickory|Sandpiper|Cobalt|Three Oaks|Lakeland|Heritage|Pioneer|Cornerstone|Liberty Square|Union Street|Magnolia|Birchwood|Osprey|Wheatland|Sterling|Crestview|Bayberry|Sawmill|Tamarack|Orchard|Compass|Mariner|Gateway|Sycamore|Hawthorne|Frontier|Landmark|Wayside|Halcyon|Northgate|Elmwood|Redfern|Stonegate|Silver Birch|Eastgate|Highwater|Three Rivers|Ironwood|Clover|Marigold|Foxhill|Quarry|Beacon|Alder & Vale|Bellwether|Bluestem|Brightwater|Candlewick|Cattail|Chickadee|Cloverleaf|Cottonwood|Crosswind|Evenstar|Fiddlehead|Fieldstone|Firefly|Goldfinch|Greenbriar|Hearthside|Honeycomb|Ironbridge|Lamplight|Lodestar|Longleaf|Lighthouse|Milestone|Mockingbird|Moonrise|Overlook|Parkside|Pathway|Pinecrest|Ponderosa|Port & Starboard|Rosewood|Sagebrush|Seabright|Shoreline|Snowberry|Sparrow & Finch|Starling|Steeple|Sunrise|Tidewater|Timberline|Touchstone|Trailhead|Turnstone|Vantage|Waterwheel|Whitetail|Windmill|Wintergreen|Woodlark|Yarrow'.split(
    '|',
  );
/** Any of the first with any of the second: 'Copper Ridge'. */
const FIRST_WORDS =
  'Amber|Ashen|Birch|Blue|Brass|Bright|Broad|Cedar|Chestnut|Clear|Copper|Coral|Crimson|East|Elder|Fair|Flint|Granite|Gray|Hazel|Hidden|High|Indigo|Ivory|Lone|Long|Maple|Misty|North|Old|Plum|Quiet|Russet|Sandy|Silver|Slate|South|Still|Stony|Tall|Tawny|Twin|Upper|West|Wild|Winding'.split(
    '|',
  );
const SECOND_WORDS =
  'Anchor|Arbor|Basin|Bend|Bluff|Bridge|Brook|Cove|Crossing|Fern|Field|Forge|Gate|Glen|Grove|Harbor|Heron|Hill|Hollow|Ledge|Meadow|Mill|Orchard|Otter|Pine|Point|Pond|Prairie|Ridge|Row|Shore|Spring|Spruce|Trail|Vale|Valley|Wharf'.split(
    '|',
  );
/** Share of businesses with a name of two such words. */
const OF_TWO_WORDS = 0.7;

/** The own name of an invented business: 'Lantern', 'Copper Ridge'. */
export function brand(random: Random): string {
  return random.chance(OF_TWO_WORDS) ? `${random.pick(FIRST_WORDS)} ${random.pick(SECOND_WORDS)}` : random.pick(NAMES);
}
