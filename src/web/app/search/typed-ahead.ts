/** What somebody typed before there was a field to type it into. */
export type TypedAhead = Readonly<{ text: string; isEntered: boolean }>;

/** The text that keys leave behind. Whatever follows Enter was typed too soon, and Enter on nothing means nothing. */
export function readTypedAhead(keys: readonly string[]): TypedAhead {
  const letters: string[] = [];
  for (const key of keys) {
    if (key === 'Enter' && letters.length > 0) return { text: letters.join(''), isEntered: true };
    if (key === 'Backspace') letters.pop();
    else if (key !== 'Enter') letters.push(key);
  }
  return { text: letters.join(''), isEntered: false };
}
