import type { Feature } from '#web/shared/feature.ts';

export const simulatorFeature = {
  path: '/simulator',
  title: 'Simulator',
  asks: 'change_settings',
  load: async () => (await import('./simulator-screen.tsx')).SimulatorScreen,
} as const satisfies Feature;
