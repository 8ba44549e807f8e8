import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Dump } from '#provider/simulator/books/memory-store.ts';
import type { SimulatorControls } from '#provider/simulator/console/simulator-controls.ts';

/** What a history runs against: one account's two sides, and its books. */
export type Bench = Readonly<{
  provider: PaymentProvider;
  controls: SimulatorControls;
  dump(): Promise<Dump>;
}>;
