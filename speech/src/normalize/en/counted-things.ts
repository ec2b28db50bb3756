/** A noun in the plural is counted, unless it is the word of the sentence: Post 6204 meets. */
export const thingsAfter =
  /^[ -](?:(?!bus\b|is\b|was\b|seats\b|costs\b|sells\b|goes\b|skips\b|comes\b|responds\b|sits\b|wins\b|has\b|does\b|meets\b|needs\b|hosts\b|serves\b|holds\b|says\b|fails\b|works\b|runs\b|ships\b|keeps\b|leaves\b|arrives\b|departs\b|stops\b|as\b|shows\b|asks\b|thanks\b|invites\b|welcomes\b|presents\b|includes\b|expires\b|closes\b|opens\b|across\b)\p{Ll}{2,16}s|people|thousand|million|billion|men|women|children|head|feet|sq(?:uare)?|miles?|km|m|kg|words?|euros?|dollars?|pounds?|per|a|each|of|more|or more|new|hectares?|acres?|hp|rpm|psi)(?!\p{L})/u;
/** A measure or an amount: a unit 250 km away. */
const measuredAfter =
  /^ ?(?:%|sq\b|kg|km|m\b|mi\b|mm|cm|lbs?\b|mg|ml|ft\b|feet|acres?|hours?|days?|pages?|degrees?|x \d|cc\b|kbps|kW|MHz|years?|million|billion|thousand|hundred|m²|\p{Sc})/u;

/** Whether a number that ends at a place counts what follows: Company 250 employees, unit 250 km. */
export function countsThings(text: string, end: number): boolean {
  const after = text.slice(end, end + 20);
  return thingsAfter.test(after) || measuredAfter.test(after);
}
