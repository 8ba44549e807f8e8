import type { Feature } from '#web/shared/feature.ts';

export const helpTopicsFeature = {
  path: '/help/topics',
  title: 'Help',
  load: () => import('./help-screen.tsx').then((screen) => screen.HelpScreen),
} as const satisfies Feature;

export const helpTopicFeature = {
  path: '/help/$topic',
  title: 'Help',
  load: () => import('./help-topic-screen.tsx').then((screen) => screen.HelpTopicScreen),
} as const satisfies Feature;
