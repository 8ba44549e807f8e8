import type { Feature } from '#web/shared/feature.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const paymentMethodsSetupFeature = {
  path: '/payments/additional-payment-methods',
  title: titlesCopy.paymentMethodsSetup,
  asks: 'change_settings',
  load: () => import('./payment-methods-setup-screen.tsx').then((screen) => screen.PaymentMethodsSetupScreen),
} as const satisfies Feature;
