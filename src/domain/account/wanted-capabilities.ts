const NAME = /^[a-z][a-z0-9_]{1,39}$/;
const COUNT_MAX = 40;
const SUFFIX = '_payments';

/**
 * The ways to pay that an address asks for: `card,klarna_payments`, or JSON such as `{"card_payments":true}`. Whatever is no
 * name of one is left out, and each is named once, as a way to pay.
 */
export function wantedCapabilities(text: string | undefined): readonly string[] {
  const names = (text ?? '').startsWith('{') ? namesInJson(text ?? '') : (text ?? '').split(',');
  const clean = names.map((name) => name.trim()).filter((name) => NAME.test(name));
  return [...new Set(clean.map((name) => name.replace(new RegExp(`${SUFFIX}$`), '')))].slice(0, COUNT_MAX);
}

function namesInJson(text: string): string[] {
  try {
    const wanted: unknown = JSON.parse(text);
    if (typeof wanted !== 'object' || wanted === null) return [];
    return Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted === true ? [name] : []));
  } catch {
    return [];
  }
}
