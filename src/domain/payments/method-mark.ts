/** A ground of its own colour, dark enough for white letters, and a shape: our own drawing, nobody's logo. */
export type MethodMark = Readonly<{ ground: string; shape: string }>;

/** Drawn at the end of a ground of 56 by 20. */
const SHAPES = {
  wing: 'M38 20 48 0h12L50 20z',
  rings: 'M40 10a5 5 0 1 1 10 0 5 5 0 0 1-10 0zm8 0a5 5 0 1 1 10 0 5 5 0 0 1-10 0z',
  square: 'M42 4h18v12H42z',
  half: 'M56 0a10 10 0 0 0 0 20z',
  bars: 'M38 3h4v14h-4zm7 0h4v14h-4zm7 0h4v14h-4z',
  bank: 'M36 9 47 2l11 7zm2 2h4v7h-4zm7 0h4v7h-4zm7 0h4v7h-4z',
  later: 'M48 10V0a10 10 0 1 1-10 10z',
  wallet: 'M38 5h16v3h4v6h-4v3H38z',
  stripe: 'M37 4h17v3H37zm0 5h17v7H37z',
  chain: 'm38 4 8 6-8 6zm9 0 8 6-8 6z',
} as const;

const mark = (ground: string, shape: keyof typeof SHAPES): MethodMark => ({ ground, shape: SHAPES[shape] });

const AMEX = mark('#0f628c', 'square');
const BANCONTACT = mark('#1e4e8c', 'bank');
const GIROPAY = mark('#0b3d91', 'bank');
const SOFORT = mark('#7a3b69', 'bank');
const MULTIBANCO = mark('#1f5fa8', 'bank');
const AFTERPAY = mark('#0d6b5c', 'later');
const GRABPAY = mark('#0a6b36', 'wallet');

/** By the short code that stands in the mark. */
const MARKS: Readonly<Record<string, MethodMark>> = {
  VISA: mark('#1a3a8f', 'wing'),
  MC: mark('#9a3412', 'rings'),
  MASTERCARD: mark('#9a3412', 'rings'),
  AMEX,
  'AMERICAN EXPRESS': AMEX,
  DISCOVER: mark('#a34a08', 'half'),
  DINERS: mark('#334155', 'half'),
  JCB: mark('#0b6b3a', 'bars'),
  UNIONPAY: mark('#0f5e63', 'bars'),
  CB: mark('#1d4e9e', 'half'),
  CARD: mark('#475569', 'stripe'),
  SEPA: mark('#1e40af', 'bank'),
  ACH: mark('#374151', 'bank'),
  BECS: mark('#155e4b', 'bank'),
  PAD: mark('#7c2d12', 'bank'),
  IDEAL: mark('#a1136b', 'bank'),
  BANCONTACT,
  BC: BANCONTACT,
  EPS: mark('#8a1c5b', 'bank'),
  GIROPAY,
  GIRO: GIROPAY,
  P24: mark('#a3123b', 'bank'),
  SOFORT,
  SOF: SOFORT,
  MULTIBANCO,
  MB: MULTIBANCO,
  KLARNA: mark('#8a2e5c', 'later'),
  AFFIRM: mark('#3b3fb6', 'later'),
  AFTERPAY,
  AFTER: AFTERPAY,
  CLEARPAY: AFTERPAY,
  'APPLE PAY': mark('#1f2937', 'wallet'),
  'GOOGLE PAY': mark('#4b5563', 'wallet'),
  ALIPAY: mark('#0a58ad', 'wallet'),
  WECHAT: mark('#156a35', 'wallet'),
  GRABPAY,
  GRAB: GRABPAY,
  LINK: mark('#0b6e4f', 'chain'),
};

/** Nothing for a code that nobody drew: it stays grey letters. */
export const methodMark = (code: string): MethodMark | undefined => {
  const known = code.toUpperCase();
  return Object.hasOwn(MARKS, known) ? MARKS[known] : undefined;
};
