import type {
  salesChannelLabel as englishSalesChannelLabel,
  tapToPayLabel as englishTapToPayLabel,
} from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof englishSalesChannelLabel> = {
  online: 'En ligne',
  in_person: 'En personne',
  in_person_pos: 'En personne (caisse)',
};

export const tapToPayLabel: Words<typeof englishTapToPayLabel> = {
  ios: 'Tap to Pay sur iPhone',
  android: 'Tap to Pay sur Android',
};
