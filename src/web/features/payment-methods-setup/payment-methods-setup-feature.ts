import type { Feature } from '#web/shared/feature.ts';

export const paymentMethodsSetupFeature = {
  path: '/payments/additional-payment-methods',
  title: 'Add additional payment methods',
  asks: 'change_settings',
  load: () => import('./payment-methods-setup-screen.tsx').then((screen) => screen.PaymentMethodsSetupScreen),
} as const satisfies Feature;
