import { type Draft, draft, type Scan } from '../draft.ts';
import { amountWords, readAmount } from './amount.ts';

/** Things sold by the inch. */
const sized =
  /^(?:"|″) (?:\p{L}{2,12} ){0,2}?(?:laptops?|notebooks?|screens?|monitors?|displays?|tvs?|televisions?|tablets?|pipes?|wheels?|rims?|tyres?|tires?|pizzas?|nails?|screws?|bolts?|drives?|vinyl|pans?|boards?|frames?|heels|ipads?|macbooks?|lcd|led|oled|qled)(?!\p{L})/iu;

/** `15.6" laptop`: the mark is inches, unless a quotation is open that it closes. */
export function inchRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£.,:/'’-]/u.test(text.charAt(at - 1))) return undefined;
  const amount = readAmount(text, at);
  if (amount?.sign !== '' || amount.whole.length > 3) return undefined;
  if (!sized.test(text.slice(amount.end, amount.end + 50))) return undefined;
  const line = text.slice(Math.max(0, at - 200), at);
  const quotes = line.slice(line.lastIndexOf('\n') + 1).match(/(?<!\d)"/g) ?? [];
  if (quotes.length % 2 === 1) return undefined;
  return draft(amount.end + 1, 'unit', `${amountWords(amount)} inch`);
}
