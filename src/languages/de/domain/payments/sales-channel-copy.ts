import type {
  salesChannelLabel as english,
  tapToPayLabel as englishTapToPayLabel,
} from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof english> = {
  online: 'Online',
  in_person: 'Vor Ort',
  in_person_pos: 'Vor Ort (Kasse)',
};

export const tapToPayLabel: Words<typeof englishTapToPayLabel> = {
  ios: 'Tap to Pay auf dem iPhone',
  android: 'Tap to Pay auf Android',
};
