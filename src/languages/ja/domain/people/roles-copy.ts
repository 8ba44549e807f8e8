import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'オーナー',
    what: 'メンバーとキーの管理を含む、すべてのこと。',
  },
  manager: {
    name: 'マネージャー',
    what: 'メンバーとキーの管理を除く、すべてのこと。',
  },
  support: {
    name: 'サポート',
    what: '顧客対応：上限内の返金、売上の確定、確認待ちの決済、チャージバック。エクスポートと入金はできません。',
  },
  accountant: {
    name: '会計担当',
    what: 'すべての閲覧、エクスポート、書類。お金を動かしたり、変更したりすることはできません。',
  },
  viewer: {
    name: '閲覧者',
    what: '決済と入金の閲覧。顧客の名前と住所は表示されません。',
  },
};
