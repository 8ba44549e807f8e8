import type * as english from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof english.salesChannelLabel> = {
  online: 'Online',
  in_person: 'Fysiek',
  in_person_pos: 'Fysiek (kassa)',
};

export const tapToPayLabel: Words<typeof english.tapToPayLabel> = {
  ios: 'Tap to Pay op iPhone',
  android: 'Tap to Pay op Android',
};
