import type * as english from '#domain/payments/sales-channel-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const salesChannelLabel: Words<typeof english.salesChannelLabel> = {
  online: 'عبر الإنترنت',
  in_person: 'حضوريًا',
  in_person_pos: 'حضوريًا (نقطة بيع)',
};

export const tapToPayLabel: Words<typeof english.tapToPayLabel> = {
  ios: 'Tap to Pay على iPhone',
  android: 'Tap to Pay على Android',
};
