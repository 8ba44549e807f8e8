import { languageCopy } from './language-copy.ts';

/** "Japanese yen", by the list that every runtime brings; of what is no currency, its code. */
export const currencyName = (code: string): string =>
  (/^[a-z]{3}$/i.test(code) && languageCopy.currencyName(code)) || code.toUpperCase();

/** A currency in a list of choices: "Euro (EUR)", and the code alone where there is no other name. */
export function currencyChoice(code: string): string {
  const upper = code.toUpperCase();
  const name = currencyName(code);
  return name === upper ? upper : languageCopy.currencyChoice(name, upper);
}
