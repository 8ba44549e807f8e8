/** Nothing of ours comes near either: a page of settings has some hundred values, and fraud rules stand six levels deep. */
export const JSON_VALUES_MAX = 10_000;
export const JSON_DEPTH_MAX = 64;

export type Excess = Readonly<{ of: 'values' | 'depth' | 'letters'; most: number }>;

const codeOf = (character: string): number => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const OPENING = [codeOf('{'), codeOf('[')];
const CLOSING = [codeOf('}'), codeOf(']')];

/**
 * What a JSON text has too much of, found in one pass over its bytes, before anything is made of them. In UTF-8 no part of
 * another letter looks like one of these signs. Text that is no JSON may pass here; whoever parses it refuses it.
 */
export function findJsonExcess(bytes: Uint8Array): Excess | undefined {
  let values = 1;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else isInText = byte !== QUOTE;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (OPENING.includes(byte)) {
      values += 1;
      depth += 1;
    } else if (CLOSING.includes(byte)) depth -= 1;
    if (depth > JSON_DEPTH_MAX) return { of: 'depth', most: JSON_DEPTH_MAX };
    if (values > JSON_VALUES_MAX) return { of: 'values', most: JSON_VALUES_MAX };
  }
  return undefined;
}
