import type { Feature } from '#web/shared/feature.ts';

export const fraudProtectionFeature = {
  path: '/payments/fraud-protection',
  title: 'Advanced fraud protection',
  asks: 'change_fraud_rules',
  load: () => import('./fraud-protection-screen.tsx').then((screen) => screen.FraudProtectionScreen),
} as const satisfies Feature;
