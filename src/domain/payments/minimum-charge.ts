/** The least a payment may be, in minor units. What is not listed needs one minor unit. */
const MINIMUMS: Readonly<Record<string, number>> = {
  usd: 50,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  eur: 50,
  nzd: 50,
  sgd: 50,
  gbp: 30,
  jpy: 50,
  dkk: 250,
  nok: 300,
  sek: 300,
  hkd: 400,
  mxn: 1000,
  pln: 200,
  aed: 200,
  ron: 200,
  bgn: 100,
  czk: 1500,
  huf: 17_500,
  thb: 1000,
};
export const minimumCharge = (currency: string): number => MINIMUMS[currency] ?? 1;
/** Eight digits, whatever the currency. */
export const CHARGE_MAX = 99_999_999;
