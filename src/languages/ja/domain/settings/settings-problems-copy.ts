import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: '高度な保護には、リスクフィルターを1つ以上有効にする必要があります。',
  notDailyInJapan: '日本では毎日の入金はできません。',
  linkOrOneClick: 'Linkとワンクリックチェックアウトを同時にオンにはできません。',
};
