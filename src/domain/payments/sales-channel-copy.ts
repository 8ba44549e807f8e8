import { spoken } from '../shared/spoken.ts';

export const salesChannelLabel = spoken('domain/payments/sales-channel-copy#salesChannelLabel', {
  online: 'Online',
  in_person: 'In person',
  in_person_pos: 'In person (POS)',
} as const);

/** Phones that take cards without a reader. */
export const tapToPayLabel = spoken('domain/payments/sales-channel-copy#tapToPayLabel', {
  ios: 'Tap to Pay on iPhone',
  android: 'Tap to Pay on Android',
} as const);
