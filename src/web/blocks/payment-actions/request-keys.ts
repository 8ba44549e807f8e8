const PREFIX = 'request key: ';

/** For browsers that keep nothing: then a key lives as long as the page. */
const keys = new Map<string, string>();

/**
 * The key of something that must happen once. It is made before anything is sent and kept until the answer is final, also
 * over a reload: whoever presses again asks the same question again, instead of a new one.
 */
export function keyFor(action: string): string {
  const known = read(action);
  if (known !== null) return known;
  const key = newKey();
  write(action, key);
  return key;
}

/** The answer is final: the same thing asked again is a new request. */
export function forgetKey(action: string): void {
  keys.delete(action);
  try {
    sessionStorage.removeItem(PREFIX + action);
  } catch {
    // Nothing was kept there.
  }
}

/** Whatever was asked about a charge, an order, a dispute or a currency has ended, as somebody else heard. */
export function forgetKeysAbout(subject: string): void {
  for (const action of keptActions()) if (` ${action} `.includes(` ${subject} `)) forgetKey(action);
}

function keptActions(): readonly string[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
    return [...keys.keys(), ...names.map((name) => name.slice(PREFIX.length))];
  } catch {
    return [...keys.keys()];
  }
}

function read(action: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + action) ?? keys.get(action) ?? null;
  } catch {
    return keys.get(action) ?? null;
  }
}

function write(action: string, key: string): void {
  keys.set(action, key);
  try {
    sessionStorage.setItem(PREFIX + action, key);
  } catch {
    // Full or forbidden; the map has it.
  }
}

/** `randomUUID` is missing where the page came over plain http from another machine. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
