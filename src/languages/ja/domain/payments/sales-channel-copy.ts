import type {
  salesChannelLabel as englishSalesChannelLabel,
  tapToPayLabel as englishTapToPayLabel,
} from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof englishSalesChannelLabel> = {
  online: 'オンライン',
  in_person: '対面',
  in_person_pos: '対面（POS）',
};

export const tapToPayLabel: Words<typeof englishTapToPayLabel> = {
  ios: 'iPhoneのタッチ決済',
  android: 'Androidのタッチ決済',
};
