import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const helpTopicsFeature = {
  path: '/help/topics',
  title: titlesCopy.helpTopics,
  load: () => import('./help-screen.tsx').then((screen) => screen.HelpScreen),
} as const satisfies Feature;

export const helpTopicFeature = {
  path: '/help/$topic',
  title: titlesCopy.helpTopic,
  load: () => import('./help-topic-screen.tsx').then((screen) => screen.HelpTopicScreen),
} as const satisfies Feature;
