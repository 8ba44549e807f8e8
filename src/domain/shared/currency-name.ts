/** "Japanese yen", by the list that every runtime brings; of what is no currency, its code. */
export function currencyName(code: string): string {
  if (code === 'gbp') return 'Pound sterling';
  return (/^[a-z]{3}$/i.test(code) && listedName(code)) || code.toUpperCase();
}

/** The list writes each word large; we only the names of countries. */
const listedName = (code: string): string | undefined =>
  new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
    .of(code)
    ?.replace(/ \p{Lu}\p{Ll}+$/u, (noun) => noun.toLowerCase());

/** A currency in a list of choices: "Euro (EUR)", and the code alone where there is no other name. */
export function currencyChoice(code: string): string {
  const upper = code.toUpperCase();
  const name = currencyName(code);
  return name === upper ? upper : `${name} (${upper})`;
}
