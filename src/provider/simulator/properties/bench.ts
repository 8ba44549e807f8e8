import type { PaymentProvider } from '../../payment-provider.ts';
import type { Dump } from '../memory-store.ts';
import type { SimulatorControls } from '../simulator-controls.ts';

/** What a history runs against: one account's two sides, and its books. */
export type Bench = Readonly<{
  provider: PaymentProvider;
  controls: SimulatorControls;
  dump(): Promise<Dump>;
}>;
