/**
 * A text in pieces, in order, none of which holds a word of more than so many letters. Whoever lays out lines measures a
 * word that fits on none again and again: one of 20,000 letters takes minutes, its pieces no time.
 */
export function breakLongWords(text: string, lettersMax: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let letters = 0;
  for (const letter of text) {
    letters = BLANK.test(letter) ? 0 : letters + 1;
    if (letters > lettersMax) {
      pieces.push(piece);
      piece = '';
      letters = 1;
    }
    piece += letter;
  }
  return [...pieces, piece];
}

const BLANK = /\s/;
