import lists from '../lists.json' with { type: 'json' };

/** The elements that are written without their name: Cs-137, ¹⁴C. */
export const isotopeNames: Record<string, string> = lists.isotopeNames;

const symbols =
  'He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Sc|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Ga|Ge|As|Se|Br|Kr|Rb|Sr|Zr|Nb|Mo|Tc|Ru|Rh|Pd|Ag|Cd|In|Sn|Sb|Te|Xe|Cs|Ba|La|Ce|Hf|Ta|Re|Os|Ir|Pt|Au|Hg|Tl|Pb|Bi|Rn|Ra|Th|Pu|H|B|C|N|O|F|P|S|K|V|Y|I|W|U';
const atom = `(?:${symbols})\\d{0,3}`;

/** A formula, with brackets: CaCO3, Fe2O3, Ca(OH)2. */
export const formulaSource = `(?:${atom}|\\((?:${atom}){1,4}\\)\\d{1,2}){1,9}`;
export const elementSource = `(?:${symbols})`;
