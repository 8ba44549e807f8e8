/** Every currency in use, in capitals. Codes that are no money, such as XXX and XTS, are on the list of the standard as well. */
export const CURRENCY_CODES: readonly string[] = Intl.supportedValuesOf('currency').filter(
  (code) => !/^X(?!AF$|CD$|OF$|PF$)/.test(code),
);
