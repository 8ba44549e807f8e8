/** What stands between 0x80 and 0x9f; everything else up to 0xff is as in Unicode. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const UNWRITABLE = 0x3f;

const BYTE_OF: ReadonlyMap<string, number> = new Map([...HIGH].map((sign, index) => [sign, 0x80 + index]));

/** Text as older programs read it; a letter that they do not have becomes `?`. */
export function windows1252(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  let length = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? UNWRITABLE;
    const isLatin = code < 0x80 || (code >= 0xa0 && code <= 0xff);
    bytes[length] = isLatin ? code : (BYTE_OF.get(sign) ?? UNWRITABLE);
    length += 1;
  }
  return bytes.subarray(0, length);
}
