import type { Feature } from '#web/shared/feature.ts';

export const fraudProtectionFeature = {
  path: '/payments/fraud-protection',
  title: 'Advanced fraud protection',
  asks: 'change_fraud_rules',
  load: async () => (await import('./fraud-protection-screen.tsx')).FraudProtectionScreen,
} as const satisfies Feature;
