/** A text inside of a sentence: "La carta è scaduta" → "la carta è scaduta"; "API-sleutels" stays. */
export const lower = (text: string): string =>
  text.replace(/^\p{Lu}(?=[\p{Ll}\s'’])/u, (first) => first.toLowerCase());
