export const VAT_NAME_LENGTH_MAX = 200;
export const VAT_ADDRESS_LENGTH_MAX = 1000;

/** Both must be there, and blanks are nothing. */
export const canConfirmVat = ({ name, address }: Readonly<{ name: string; address: string }>): boolean =>
  name.trim() !== '' && address.trim() !== '';
