/** A text inside of a sentence: "La carta è scaduta" → "la carta è scaduta". */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** A text that stands for itself: "euro" → "Euro". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
