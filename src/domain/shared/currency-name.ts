const NAMES: Readonly<Record<string, string>> = {
  aud: 'Australian dollar',
  cad: 'Canadian dollar',
  chf: 'Swiss franc',
  dkk: 'Danish krone',
  eur: 'Euro',
  gbp: 'Pound sterling',
  nok: 'Norwegian krone',
  nzd: 'New Zealand dollar',
  sek: 'Swedish krona',
  usd: 'US dollar',
};

/** The name of one of the ten named currencies, or the code of any other. */
export const currencyName = (code: string): string =>
  Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code.toUpperCase()) : code.toUpperCase();

/** A currency in a list of choices: "Euro (EUR)", and the code alone where there is no other name. */
export function currencyChoice(code: string): string {
  const upper = code.toUpperCase();
  const name = currencyName(code);
  return name === upper ? upper : `${name} (${upper})`;
}
