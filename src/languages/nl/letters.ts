/** A text inside of a sentence: "Product niet ontvangen" → "product niet ontvangen"; "API-sleutels" stays. */
export const lower = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());
/** A currency inside of a sentence: "Euro" → "euro"; those named after a country stay, as "Amerikaanse dollar". */
export const lowerCurrency = (name: string): string => (name === 'Euro' ? 'euro' : name);
