/** Rarer currencies, a line each: how they are written | one | many | a hundredth | hundredths. */
const list = `
AFN ؋|afghani|afghanis|pul|puls
AMD ֏|dram|dram|luma|luma
AOA Kz|kwanza|kwanzas|centimo|centimos
AZN ₼|manat|manats|qepik|qepik
BAM|convertible mark|convertible marks|fening|fening
BBD Bds$|Barbados dollar|Barbados dollars|cent|cents
BIF|Burundian franc|Burundian francs|centime|centimes
BMD BD$|Bermudian dollar|Bermudian dollars|cent|cents
BND|Brunei dollar|Brunei dollars|cent|cents
BOB Bs. Bs|boliviano|bolivianos|centavo|centavos
BSD|Bahamian dollar|Bahamian dollars|cent|cents
BWP|pula|pula|thebe|thebe
BYN|Belarusian ruble|Belarusian rubles|kopek|kopeks
BZD BZ$|Belize dollar|Belize dollars|cent|cents
CDF|Congolese franc|Congolese francs|centime|centimes
CRC ₡|colon|colones|centimo|centimos
DOP RD$|Dominican peso|Dominican pesos|centavo|centavos
DZD|Algerian dinar|Algerian dinars|centime|centimes
ETB|birr|birr|santim|santim
FJD FJ$|Fiji dollar|Fiji dollars|cent|cents
GEL ₾|lari|lari|tetri|tetri
GMD|dalasi|dalasi|butut|bututs
GTQ|quetzal|quetzales|centavo|centavos
GYD G$|Guyanese dollar|Guyanese dollars|cent|cents
HNL|lempira|lempiras|centavo|centavos
HTG|gourde|gourdes|centime|centimes
IQD|Iraqi dinar|Iraqi dinars|fils|fils
IRR ﷼|rial|rials|dinar|dinars
ISK|Icelandic krona|Icelandic kronur|eyrir|aurar
JMD J$ JM$|Jamaican dollar|Jamaican dollars|cent|cents
JOD|Jordanian dinar|Jordanian dinars|piastre|piastres
KGS|som|som|tyiyn|tyiyn
KHR ៛|riel|riels|sen|sen
KYD CI$|Cayman dollar|Cayman dollars|cent|cents
LAK ₭|kip|kip|att|att
LBP|Lebanese pound|Lebanese pounds|piastre|piastres
LYD|Libyan dinar|Libyan dinars|dirham|dirhams
MDL|Moldovan leu|Moldovan lei|ban|bani
MGA|ariary|ariary|ariary|ariary
MKD|denar|denars|deni|deni
MMK|kyat|kyats|pya|pyas
MUR|rupee|rupees|cent|cents
MVR|rufiyaa|rufiyaa|laari|laari
MWK|Malawian kwacha|Malawian kwacha|tambala|tambala
MZN|metical|meticais|centavo|centavos
NAD N$|Namibian dollar|Namibian dollars|cent|cents
NIO|cordoba|cordobas|centavo|centavos
NPR|Nepalese rupee|Nepalese rupees|paisa|paise
OMR|Omani rial|Omani rials|baisa|baisa
PGK|kina|kina|toea|toea
PYG ₲|guarani|guaranies|centimo|centimos
RSD|Serbian dinar|Serbian dinars|para|para
RWF|Rwandan franc|Rwandan francs|centime|centimes
SYP|Syrian pound|Syrian pounds|piastre|piastres
TJS|somoni|somoni|diram|diram
TND|Tunisian dinar|Tunisian dinars|millime|millimes
TTD TT$|Trinidad dollar|Trinidad dollars|cent|cents
UYU U$|Uruguayan peso|Uruguayan pesos|centesimo|centesimos
UZS|Uzbek som|Uzbek som|tiyin|tiyin
VES|bolivar|bolivares|centimo|centimos
XAF XOF CFA FCFA|C F A franc|C F A francs|centime|centimes
XCD EC$|East Caribbean dollar|East Caribbean dollars|cent|cents
YER|Yemeni rial|Yemeni rials|fils|fils
ZMW K|kwacha|kwacha|ngwee|ngwee
S/ S/.|sol|soles|centimo|centimos
TSh Tsh TZS|Tanzanian shilling|Tanzanian shillings|cent|cents
USh Ush|Ugandan shilling|Ugandan shillings|cent|cents
kr kr. Kr|krona|kronor|öre|öre
Ft|forint|forint|fillér|fillér
元 RMB¥|yuan|yuan|fen|fen
円|yen|yen|sen|sen
`;

/** Each way of writing one of them, with its names. */
export const moreCurrencies: Readonly<
  Record<string, readonly [unit: readonly [string, string], cent: readonly [string, string]]>
> = Object.fromEntries(
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', one = '', many = '', cent = '', cents = ''] = line.split('|');
      return written.split(' ').map((key) => [
        key,
        [
          [one, many],
          [cent, cents],
        ] as const,
      ]);
    }),
);
