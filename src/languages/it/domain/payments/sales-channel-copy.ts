import type * as english from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof english.salesChannelLabel> = {
  online: 'Online',
  in_person: 'Di persona',
  in_person_pos: 'Di persona (POS)',
};

export const tapToPayLabel: Words<typeof english.tapToPayLabel> = {
  ios: 'Tap to Pay su iPhone',
  android: 'Tap to Pay su Android',
};
