/** Towns behind which a code that could be a word or another short form is their state: Boise ID, Portland OR. */
const towns: Readonly<Record<string, string>> = {
  AL: 'Birmingham|Montgomery|Mobile|Huntsville|Tuscaloosa|Auburn|Dothan|Decatur|Gadsden|Florence|Hoover',
  AR: 'Little Rock|Fayetteville|Fort Smith|Jonesboro|Bentonville|Conway|Hot Springs|Texarkana|Rogers',
  CA: 'Los Angeles|San Diego|San Jose|San Francisco|Sacramento|Fresno|Oakland|Long Beach|Bakersfield|Anaheim|Riverside|Irvine|Palo Alto|Pasadena|Burbank|Berkeley|Modesto|Stockton|Santa \\p{L}{3,9}',
  CO: 'Denver|Boulder|Fort Collins|Colorado Springs|Pueblo|Grand Junction|Durango|Loveland|Greeley|Lakewood|Aurora',
  CT: 'Hartford|New Haven|Stamford|Bridgeport|Waterbury|Norwalk|Danbury|Greenwich',
  DE: 'Wilmington|Newark|Rehoboth Beach|Dover',
  HI: 'Honolulu|Hilo|Kona|Kailua|Maui|Lahaina|Kahului|Lihue|Waikiki|Pearl City',
  IA: 'Des Moines|Cedar Rapids|Davenport|Sioux City|Iowa City|Dubuque|Ames|Waterloo',
  ID: "Boise|Meridian|Nampa|Idaho Falls|Pocatello|Twin Falls|Coeur d'Alene|Lewiston|Moscow|Sandpoint|Rexburg",
  IN: 'Indianapolis|Fort Wayne|Evansville|South Bend|Gary|Bloomington|Muncie|Terre Haute|Lafayette|Kokomo|Elkhart|Fishers|Carmel',
  LA: 'New Orleans|Baton Rouge|Shreveport|Lafayette|Lake Charles|Monroe|Houma|Slidell|Metairie|Kenner|Bossier City',
  MA: 'Boston|Worcester|Springfield|Lowell|Somerville|Quincy|Framingham|Brockton|New Bedford|Fall River|Salem',
  MD: 'Baltimore|Rockville|Bethesda|Annapolis|Gaithersburg|Silver Spring|Hagerstown|Ocean City|Towson',
  ME: 'Portland|Bangor|Augusta|Lewiston|Bar Harbor|Brunswick|Kennebunkport|Biddeford|Waterville|Auburn|Ellsworth',
  MI: 'Detroit|Grand Rapids|Ann Arbor|Lansing|Flint|Kalamazoo|Dearborn|Saginaw|Traverse City|Marquette',
  MO: 'Kansas City|St\\.? Louis|Springfield|Columbia|Joplin|Branson|Jefferson City|Independence',
  MS: 'Jackson|Gulfport|Biloxi|Hattiesburg|Tupelo|Meridian|Vicksburg|Oxford',
  OH: 'Columbus|Cleveland|Cincinnati|Toledo|Akron|Dayton|Youngstown|Canton|Lima|Mansfield|Sandusky|Mentor|Dublin',
  OK: 'Tulsa|Oklahoma City|OKC|Norman|Edmond|Lawton|Broken Arrow|Stillwater|Enid|Muskogee|Moore',
  OR: 'Portland|Eugene|Salem|Gresham|Hillsboro|Beaverton|Medford|Corvallis|Ashland|Astoria|Hood River|Klamath Falls|Roseburg',
  PA: 'Philadelphia|Pittsburgh|Allentown|Erie|Scranton|Bethlehem|Lancaster|Harrisburg|Wilkes-Barre|Altoona|Gettysburg|Easton',
  SC: 'Charleston|Greenville|Columbia|Myrtle Beach|Spartanburg|Rock Hill|Hilton Head',
  SD: 'Sioux Falls|Rapid City|Aberdeen|Pierre|Brookings|Deadwood',
  VA: 'Richmond|Norfolk|Virginia Beach|Roanoke|Arlington|Alexandria|Chesapeake|Hampton|Lynchburg|Fairfax|Reston',
  NB: 'Moncton|Fredericton|Saint John|Bathurst|Miramichi',
  NL: "St\\.? John['’]s|Corner Brook|Gander|Mount Pearl",
  ON: 'Toronto|Ottawa|Hamilton|Mississauga|Brampton|Windsor|Kingston|Guelph|Barrie|Sudbury|Oshawa|Thunder Bay|Waterloo|Kitchener',
  QC: 'Montr[eé]al|Qu[eé]bec|Laval|Gatineau|Sherbrooke|Longueuil|Trois-Rivi[eè]res',
  NT: 'Darwin|Alice Springs|Katherine|Palmerston|Tennant Creek',
  SA: 'Adelaide|Mount Gambier|Whyalla|Port Augusta|Port Lincoln|Port Pirie|Barossa Valley|Murray Bridge',
  'W.A.':
    'Perth|Fremantle|Albany|Broome|Kalgoorlie|Bunbury|Geraldton|Margaret River|Busselton|Mandurah|Esperance|Karratha|Hedland|Northam|Joondalup|Rockingham|Carnarvon|Kununurra|Katanning|Merredin|Narrogin|Collie|Manjimup|Dunsborough|Yallingup|Exmouth|Newman|Derby|Denmark|Southern Cross|York|Toodyay|Wagin|Kojonup|Mount Barker|Bridgetown|Pemberton|Dongara|Moora|Onslow',
  'S.A.': 'Adelaide|Mount Gambier|Whyalla|Port Augusta|Port Lincoln',
};
const shapes = new Map(
  Object.entries(towns).map(([code, names]) => [
    code,
    new RegExp(`(?<![\\p{L}'-])(?:${names}),? $`, 'iu'),
  ]),
);

/** Whether the text before a code ends with one of the towns of its state. */
export function endsWithTownOf(code: string, behind: string): boolean {
  const found = shapes.get(code)?.exec(behind.slice(-24));
  return found !== null && found !== undefined && /^\p{Lu}/u.test(found[0]);
}
