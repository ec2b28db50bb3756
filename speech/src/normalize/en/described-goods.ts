import { match } from '../draft.ts';
import lists from './lists.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import type { Names } from './unit-names.ts';

/** A kind of amount: its units, the words that may stand between, and the nouns it describes. */
type Kind = readonly [units: RegExp, between: RegExp, nouns: RegExp];

const list = (...lines: string[]) => new RegExp(`^(?:${lines.join('|').replaceAll(' ', '|')})$`);

/** A 500 mg film-coated tablet. */
const doses: Kind = [
  /^(?:milligram|microgram|gram|international unit|milliequivalent)(?: per .*)?$/,
  list(
    'coated film-coated enteric-coated sugar-coated chewable dispersible effervescent soluble oral orally disintegrating',
    'dissolving rapid-dissolve fast-dissolving gastro-resistant modified-release slow-release sustained-release',
    'prolonged-release extended-release delayed-release immediate-release extended delayed sustained release hard soft gel',
    'daily fish oil krill vitamin c d d3 e b12 calcium magnesium iron zinc folic acid paracetamol ibuprofen aspirin acetaminophen caffeine',
    'generic er xr xl sr mr dr ec cr odt la hcl nasal transdermal rectal vaginal strength vegan vegetarian vegetable',
  ),
  list(
    'tablets? tabs? capsules? caps? caplets? caplet softgels? gelcaps? gummies gummy lozenges? pastilles? pills? inhalers? sprays?',
    'patch patches pens? vials? ampoules? syringes? suppository suppositories pessary pessaries sachets? injections? autoinjectors?',
    'doses? dosage formulations?',
  ),
];
/** A 20° mummy bag. */
const degrees: Kind = [
  /^degree/,
  list(
    'mummy down sleeping synthetic summer winter backpacking machine gentle cotton cool warm hot pvc copper steel long-radius',
    'street sweep sharp panoramic ocean sea bay hairpin outside inside preheated moderate slow fan miter mitre rear wraparound',
    'regular long short left-hand right-hand field women’s men’s kids’ full reclining folding wide-angle security dash desert summer',
  ),
  list(
    'bags? quilts? wash elbows? bends? angles? views? cameras? camera lens lenses wedges? slopes? gradients? inclines? miters? mitres?',
    'heat heatwaves? temperatures weather corners? rotations? panoramas? ovens? spins? pivots? arcs? cones? triangles? bevels?',
    'hinges? swivels? feedback comforters? sleepers? hairpins? protractors? fittings? days nights afternoons',
  ),
];
const goodsOfPower =
  'outlets? sockets? plugs? receptacles? circuits? breakers? fuses? battery batteries chargers? adapters? adaptors? drills? drivers? saws? grinders? motors? heaters? bulbs? lamps? lights? microwaves? generators? inverters? systems? supply supplies mains kettles? toasters? blenders? mixers? vacuums? pumps? compressors? fans? amplifiers? speakers? subwoofers? soundbars? soundbar cables? transformers? converters? relays? solenoids? winch winches coolers? fridges? grills? irons? dryers? hairdryers? stoves? ranges? ovens? cooktops? welders? mowers? trimmers? chainsaws? blowers? sanders? routers? wrench wrenches screwdrivers? lasers? torch torches flashlights? floodlights? downlights? spotlights? turbines? showers? hobs? led leds kits? air-conditioners? conditioners? connections? feeds? service ovens? scooters? panels? banks?';
/** A 120 V, 15 A outlet; a 20V MAX Drill. */
const power: Kind = [
  /^(?:(?:milli|kilo)?(?:volt|watt|amp|ampere)|(?:milliampere|ampere|amp|watt|kilowatt) hour|hertz)$/,
  list(
    'max cordless combi hammer impact brushless electric led usb usb-c usb-a ac dc li-ion lithium lithium-ion solar power portable rv',
    'led halogen incandescent equivalent cfl space oil-filled wall car single-phase three-phase household standard grounded lead-acid',
    'agm deep-cycle rechargeable alkaline circular reciprocating jig sla sealed dedicated gfci double single fast instant',
  ),
  list(goodsOfPower),
];
/** A 64GB USB stick. */
const data: Kind = [
  /^(?:(?:mega|giga|tera)byte|(?:mega|giga)bit per second|megapixel)$/,
  list(
    'usb usb-c sd microsd micro flash hard external internal portable ssd data mobile wi-fi fibre fiber',
  ),
  list(
    'sticks? drives? cards? iphones? ipads? phones? tablets? laptops? models? versions? plans? internet broadband connections? cameras? sensors? ssds? hdds? nvme',
  ),
];
/** A 40 gal. water heater, 50 LB BAG. */
const holds: Kind = [
  /^(?:gram|kilogram|pound|ounce|ton|liter|milliliter|gallon|quart|pint|fluid ounce|cubic foot|cubic yard)$/,
  list(
    'water propane trash kitchen garbage plastic fish gas fuel rain glass steel stainless storage compost feed paper mesh fabric cast-iron',
    'dutch slow pressure rice stock air mason freezer resealable zip-top family value bulk poly nylon dry electric instant hot reusable',
    'insulated checked cabin carry-on chest upright gym medicine weighted bottle food family-size snack protein chocolate candy muesli granola',
  ),
  list(
    'bags? sacks? boxes box cases? cartons? bottles? jugs? jars? tins? tubs? buckets? pails? drums? barrels? kegs? tanks? cylinders? canisters?',
    'containers? pouch pouches packs? packets? package packages pkg pkgs pots? stockpots? crockpots? kettles? saucepans? casseroles? pitchers?',
    'heaters? cookers? fryers? ovens? blenders? compressors? aquariums? terrariums? coolers? fridges? refrigerators? freezers? steaks? burgers?',
    'sirloins? ribeyes? rib-eyes? fillets? t-bones? porterhouses? dumbbells? kettlebells? barbells? trailers? tippers? dumpsters? skips? bins?',
    'growlers? tumblers? mugs? flasks? hampers? bales? planters? backpacks? bladders? luggage vests? balls? bars? glass glasses cups? servings? portions? pours? sprayers? mowers?',
  ),
];
/** 10 FT LADDER, 20 ft Boat, 55 in. Samsung TV. */
const lengths: Kind = [
  /^(?:foot|inch|yard|meter|centimeter|millimeter)$/,
  list(
    'extension privacy chain-link chain link cedar wooden wood vinyl aluminum aluminium fiberglass garden cast-iron cast iron nonstick',
    'non-stick stainless steel pie springform square round utility cargo dump flatbed pontoon fishing smart led oled qled samsung lg sony tcl',
    'hisense vizio roku 4k full-hd hd shipping storage gas electric push self-propelled step stepladder folding christmas',
  ),
  list(
    'ladders? fences? fencing ropes? cables? cords? hoses? pipes? poles? boards? boats? trailers? trucks? containers? ceilings? tvs? televisions?',
    'monitors? screens? displays? laptops? tablets? skillets? pans? pots? plates? pizzas? subs? hoagies? bikes? tyres? tires? wheels? rims?',
    'mattress mattresses toppers? screws? nails? bolts? yachts? sailboats? catamarans? umbrellas? gazebos? tents? tables? chainsaws? mowers?',
    'hedges? walls? posts? planks? gates? rods? lens lenses rugs? sheets? tarps? pools? sheds? banners? flags? stepladders? trampolines? trees? motorhomes? rvs? caravans?',
  ),
];
/** 1,200 sq. ft. home, 2 ACRE LOT. */
const areas: Kind = [
  /^(?:square (?:foot|yard|meter)|acre|hectare)$/,
  list(
    'lifestyle dairy beef sheep cattle hobby building single-family family single-story single-storey two-story two-storey three-bedroom two-bedroom brick custom open modern finished unfinished',
    'retail office commercial industrial residential corner level wooded private new ranch split-level building waterfront lakefront',
  ),
  list(
    'homes? houses? ranch ranches apartments? condos? condominiums? bungalows? townhomes? townhouses? townhome villas? units? decks? garages?',
    'basements? lofts? studios? warehouses? workshops? barns? buildings? lots? parcels? blocks? sections? farms? sites? properties property',
    'estates? campus campuses facility facilities showrooms? storefronts? penthouses? duplexes duplex cottages? colonials? capes? farmhouses?',
    'backyards? yards? rugs? tracts? plots? vineyards? vineyard orchards? preserves? parks? lakes? reserves? paddocks? ranchettes? cabins? mansions? halls? store stores',
  ),
];
/** 40km/h school zone. */
const speeds: Kind = [
  /^(?:kilometer|mile) per hour$/,
  list(
    'school speed work residential variable urban rural posted gale-force wind sustained peak new blanket default',
  ),
  list(
    'zones? limits? winds? gusts? roads? streets? areas? serves? pitch pitches fastballs? delivery',
  ),
];
/** 10 km Race. */
const distances: Kind = [
  /^(?:kilometer|mile|meter)$/,
  list('fun trail road cross-country charity loop hiking walking bike open-water river'),
  list('races? runs? walks? loops? hikes? trails? rides? relays? treks? swims? time-trials? legs?'),
];
/** A 20 t excavator, 180 lb linebacker. */
const heavy: Kind = [
  /^(?:ton|kilogram|pound)$/,
  list(
    'mini tipper dump flatbed mobile hydraulic bottle trolley black grizzly brown polar gross offensive defensive star',
  ),
  list(
    'trucks? lorry lorries excavators? diggers? cranes? loads? forklifts? jacks? hoists? winch bears? linebackers? linemen lineman tackles?',
    'forwards? props? fullbacks? quarterbacks? boxers? wrestlers? gorillas? hogs? boars? alligators? crocodiles? pumpkins? weights?',
  ),
];
/** A 300 MW wind farm, 275 kV lines. */
const grid: Kind = [
  /^(?:kilovolt|(?:kilo|mega|giga)watt(?: hour)?)$/,
  list(
    'overhead underground transmission distribution power solar wind nuclear gas gas-fired coal coal-fired hydro offshore onshore data wood big storage pumped-hydro battery',
  ),
  list(
    'lines? cables? substations? pylons? plants? farms? projects? arrays? stations? reactors? schemes? centers? centres? facility facilities turbines? burners? interconnectors?',
  ),
];
/** A 10 kΩ resistor, a 50cc scooter. */
const parts: Kind = [
  /^(?:(?:kilo|mega)?ohm|(?:micro|nano|pico)farad|(?:milli|micro)henry|decibel|cubic centimeter|revolution per minute|mile per gallon|(?:milli)?amp(?:ere)?)$/,
  list('carbon film ceramic electrolytic pull-up pull-down four-stroke two-stroke petrol'),
  list(
    'resistors? resistance capacitors? inductors? coils? speakers? limit scooters? mopeds? bikes? motorbikes? motorcycles? engines? quads? records? singles? lps drives? spin cars? hatchbacks? hybrids? suvs?',
  ),
];
/** 2 HR TOUR, 5 yr Warranty. */
const times: Kind = [
  /^(?:minute|hour|month|year|week)$/,
  list(
    'full limited manufacturer’s deep-tissue deep tissue swedish hot-stone guided harbor harbour sunset walking boat emergency parts fixed fixed-rate closed personal',
  ),
  list(
    'massages? class classes sessions? workouts? tours? cruises? service gyms? warranty warranties guarantees? leases? mortgages? loans? courses? lessons? shifts? facials? seminars? webinars? rentals?',
  ),
];
/** A 500 kcal meal. */
const energy: Kind = [
  /^(?:kilo)?calorie$/,
  list('daily healthy light vegan ready'),
  list(
    'meals? lunch lunches dinners? breakfasts? snacks? diets? burgers? deficit surplus shakes? smoothies? salads? muffins? desserts? days?',
  ),
];
const kinds: readonly Kind[] = [
  doses,
  degrees,
  power,
  data,
  holds,
  lengths,
  areas,
  speeds,
  distances,
  heavy,
  grid,
  parts,
  times,
  energy,
];

const word = /(?: |-(?=\p{L}))([\p{L}\d][\p{L}\d'’-]{0,18})\.?(?![\p{L}\p{N}])/uy;
const capitalised = /^\p{Lu}/u;
/** Words with a capital that begin or go on with a sentence. */
const noName =
  /^(?:the|an?|he|she|we|they|you|it|i|our|my|your|this|that|these|and|or|of|in|on|at|for|from|to|with|without|per|is|are|was|if|when|no|not|use|min|made|includes?|by|as|but|then)$/i;

/** Where the noun ends that an amount describes: behind `tablets` in `500 mg coated tablets`. */
function nounEnd(kind: Kind, text: string, end: number): number | undefined {
  const [, between, nouns] = kind;
  let from = end;
  for (let count = 0; count < 4; count += 1) {
    const found = match(word, text, from);
    const written = found?.[1]?.replaceAll("'", '’') ?? '';
    if (!found || noName.test(written)) return undefined;
    const lower = written.toLowerCase();
    from += found[0].length;
    // 12 OZ CAN, but 60° can scald.
    if (
      (nouns.test(lower) || (kind === holds && /^CANS?$/.test(written))) &&
      !allows('@other-property', 'after', text.slice(from, from + 14).toLowerCase())
    )
      return from;
    if (!between.test(lower) && !capitalised.test(written)) return undefined;
  }
  return undefined;
}

/** The next amount of the same outlet: 120 V, 60 Hz, 15 A. */
const nextAmount =
  /(?:,? | ?\/ ?)\d{1,5}(?:\.\d{1,2})?[ -]?(?:VAC|VDC|V|mAh|Ah|Wh|W|A|kW|[Aa]mps?|Hz|[Vv]olts?|[Ww]atts?)(?: (?:AC|DC))?(?![\p{L}\p{N}])/uy;

/** The next side of the same rug: 3 ft x 5 ft. */
const nextSide =
  / ?(?:[x×]|by) ?\d{1,4}(?:\.\d{1,2})?[ -]?(?:ft|in|cm|mm|m|yd)\.?(?![\p{L}\p{N}])/uy;

/** Whether goods or works follow that an amount describes: `500 mg coated tablets`, `20° Mummy Bag`, `120 V, 15 A outlet`. */
export function describesGoods(singular: string, text: string, end: number): boolean {
  return kinds.some((kind) => {
    if (!kind[0].test(singular)) return false;
    let from = end;
    const next = kind === power ? nextAmount : kind === lengths ? nextSide : undefined;
    for (let count = 0; next && count < 3; count += 1)
      from += match(next, text, from)?.[0].length ?? 0;
    return nounEnd(kind, text, from) !== undefined;
  });
}

const capitals: Readonly<Record<string, string>> = lists.capitals;
const capitalUnit =
  /(?:(?:S[Qq]|C[Uu])\.? F[Tt]\.?|H[Rr]|MIN|Min|Y[Rr]|MO|WK|KG|Kg|OZ|Oz|LB|Lb|GAL|Gal|QT|Qt|LTR|FT|Ft|IN|CM|MM|KM|AC)(?![\p{L}\p{N}/²³])/uy;

/** A unit in capitals before what it describes: `50 KG BAG`, `16 OZ STEAK`, `2,000 SQ FT HOUSE`. */
export function capitalUnitAt(text: string, at: number): { names: Names; end: number } | undefined {
  const found = match(capitalUnit, text, at)?.[0] ?? '';
  const name = Object.hasOwn(capitals, found) ? capitals[found] : undefined;
  // 2 AC units.
  if (!name || (found === 'AC' && /^ units?(?!\p{L})/iu.test(text.slice(at + 2, at + 9))))
    return undefined;
  const end = at + found.length + (text.charAt(at + found.length) === '.' ? 1 : 0);
  return describesGoods(name, text, end) ? { names: [name, name], end } : undefined;
}
