import { type Feature, MONEY_KINDS } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const simulatorFeature = {
  path: '/simulator',
  title: titlesCopy.simulator,
  asks: 'change_settings',
  // What is done here is heard of like everything of the provider: a moment later.
  live: { '/simulator/api/': [...MONEY_KINDS, 'account', 'loan'] },
  load: () => import('./simulator-screen.tsx').then((screen) => screen.SimulatorScreen),
} as const satisfies Feature;
