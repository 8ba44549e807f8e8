import type {
  salesChannelLabel as englishSalesChannelLabel,
  tapToPayLabel as englishTapToPayLabel,
} from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof englishSalesChannelLabel> = {
  online: 'En línea',
  in_person: 'En persona',
  in_person_pos: 'En persona (TPV)',
};

export const tapToPayLabel: Words<typeof englishTapToPayLabel> = {
  ios: 'Tap to Pay en iPhone',
  android: 'Tap to Pay en Android',
};
