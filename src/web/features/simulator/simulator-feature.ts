import type { Feature } from '#web/shared/feature.ts';

export const simulatorFeature = {
  path: '/simulator',
  title: 'Simulator',
  load: async () => (await import('./simulator-screen.tsx')).SimulatorScreen,
} as const satisfies Feature;
