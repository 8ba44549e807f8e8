export { lower } from '../kit/letters.ts';

/** A text that stands for itself: "euro" → "Euro". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
