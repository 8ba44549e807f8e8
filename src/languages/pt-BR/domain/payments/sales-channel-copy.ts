import type {
  salesChannelLabel as englishSalesChannelLabel,
  tapToPayLabel as englishTapToPayLabel,
} from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof englishSalesChannelLabel> = {
  online: 'On-line',
  in_person: 'Presencial',
  in_person_pos: 'Presencial (PDV)',
};

export const tapToPayLabel: Words<typeof englishTapToPayLabel> = {
  ios: 'Tap to Pay no iPhone',
  android: 'Tap to Pay no Android',
};
