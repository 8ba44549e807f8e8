export { lower } from '../kit/letters.ts';

/** A currency inside of a sentence: "Euro" → "euro"; those named after a country stay, as "Amerikaanse dollar". */
export const lowerCurrency = (name: string): string => (name === 'Euro' ? 'euro' : name);
