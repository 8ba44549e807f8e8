import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const fraudProtectionFeature = {
  path: '/payments/fraud-protection',
  title: titlesCopy.fraudProtection,
  asks: 'change_fraud_rules',
  load: () => import('./fraud-protection-screen.tsx').then((screen) => screen.FraudProtectionScreen),
} as const satisfies Feature;
