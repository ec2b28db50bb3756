import { leftOf } from '../../near.ts';

/** Whether the t at a place is a teaspoon: 1/2 t salt; but 2 t of wheat is a weight. */
export const isSpoon = (text: string, at: number): boolean =>
  // 5 mL (1 t).
  (/m[lL] \(\d{1,2} $/.test(leftOf(text, at, 8)) && text.charAt(at + 1) === ')') ||
  (/(?<![\d.,])\d{1,2} $/.test(leftOf(text, at, 4)) &&
    /^t (?:(?:of )?(?:sea |table |kosher |ground |dried |baking |black |white |fresh |chili |chilli |curry |garlic |onion |lemon |olive |vegetable |liquid |worcestershire |bicarb |ground ){0,2}(?:salt|bicarb|cornflour|cornstarch|turmeric|smoke|cayenne|mixed spice|garam|chilli|sage|basil|parsley|pepper|vanilla|soda|powder|cinnamon|oil|sugar|yeast|nutmeg|ginger|cumin|paprika|cloves|mustard|honey|vinegar|juice|oregano|thyme|extract)(?!\p{L}))/u.test(
      text.slice(at, at + 40),
    ));
