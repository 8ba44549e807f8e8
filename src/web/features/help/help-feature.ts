import type { Feature } from '#web/shared/feature.ts';

export const helpTopicsFeature = {
  path: '/help/topics',
  title: 'Help',
  load: async () => (await import('./help-screen.tsx')).HelpScreen,
} as const satisfies Feature;

export const helpTopicFeature = {
  path: '/help/$topic',
  title: 'Help',
  load: async () => (await import('./help-topic-screen.tsx')).HelpTopicScreen,
} as const satisfies Feature;
