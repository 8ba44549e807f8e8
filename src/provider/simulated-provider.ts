import type { Faults } from './simulator/console/faults.ts';
import type { SimulatorControls } from './simulator/console/simulator-controls.ts';

/**
 * The other side of a provider that is only simulated: its clock, its customers, their banks, and what may go
 * wrong between it and us. A real provider has none of this, so whoever uses it must do without.
 */
export type SimulatedProvider = Readonly<{
  controls: SimulatorControls;
  faults: Faults;
  /** How many seconds the provider's clock is ahead of real time: 0 until somebody moves it forward. */
  clockOffsetS(): number;
  /** Empties the world on both sides and loads another one; absent where nobody can. */
  loadScenario?(name: string, seed?: string): Promise<void>;
}>;
