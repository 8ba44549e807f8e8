import type { Generated } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

export interface DemoTables {
  demo_world: {
    singleton: Generated<boolean>;
    scenario: string;
    seed: string;
    clock: UtcInstant;
    transactions: number;
    loaded: Generated<UtcInstant>;
  };
}
