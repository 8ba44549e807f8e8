import type { Aftermath } from './aftermath-parts.ts';
import type { Plan, Sale } from './sale.ts';
import type { SaleIds } from './sale-ids.ts';

/** A sale of a day before its hour is drawn, with everything that will have come of it by now. */
export type Draft = Readonly<{
  sale: Sale;
  ids: SaleIds;
  aftermath: Aftermath;
  isFirstVisit: boolean;
  /** The subscription that is paid again by this sale. */
  renews?: number | undefined;
  /** The subscription that begins with this sale. */
  begins?: Plan | undefined;
}>;
