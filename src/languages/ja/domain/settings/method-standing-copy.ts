import type { methodStandingCopy as english } from '#domain/settings/method-standing-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const methodStandingCopy: Words<typeof english> = {
  statuses: {
    inactive: '追加情報が必要',
    pending: '承認待ち',
    pending_verification: '本人確認待ち',
    rejected: '却下',
  },
  requirements: {
    'individual.id_number': '個人識別番号',
    'business_profile.url': 'ビジネスのウェブサイト',
    'company.tax_id': '事業者番号',
  },
};
