import type { Words } from '#languages/kit/words.ts';
import type {
  fieldHelp as englishHelp,
  sectionCopy as englishSections,
} from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof englishSections> = {
  general: {
    title: '一般的な反証資料',
    text: '誰が何を購入し、どのようなやり取りがあったか。',
    icon: 'chat',
  },
  refund_policy_info: {
    title: '返金ポリシー',
    text: '支払い前に返金について顧客にどう伝えたか、今回返金しなかった理由。',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: '重複請求',
    text: '2件の請求が別々のものに対するものであることを示してください。',
    icon: 'copy',
  },
  shipping_information: {
    title: '配送',
    text: '配達の証明が最も重視されます。受領の署名や、配達先が記載された配送会社のページなどです。',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'キャンセルポリシー',
    text: 'キャンセルについての取り決めと、顧客がキャンセルした日。',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'ダウンロードと利用の記録',
    text: '顧客が購入したものにアクセス、ダウンロード、または利用したことを示してください。',
    icon: 'download',
  },
  service_details: {
    title: 'サービスの詳細',
    text: 'サービスを提供した日と、顧客が署名した内容。',
    icon: 'calendar',
  },
  uncategorized: {
    title: '追加の反証資料',
    text: 'そのほか、主張を裏付けるもの。',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof englishHelp> = {
  customer_signature: '署名済みの契約書、または配達時の署名。',
  customer_communication: '顧客が受け取ったこと、または満足していたことを示すメッセージ。',
  customer_purchase_ip: '注文元のIPアドレス（わかる場合）。',
  receipt: '購入の証明として顧客に渡したもの。',
  refund_policy_disclosure: '支払い前に、顧客がどこでどのようにポリシーを確認したか。',
  duplicate_charge_documentation: 'もう一方の請求の領収書または送り状。',
  duplicate_charge_explanation: '2件の請求がそれぞれ何に対するものか。',
  shipping_documentation: '住所がわかる送り状、配送会社のページ、または写真。',
  service_documentation: '署名済みの契約書、作業指示書、または出席者名簿。',
  access_activity_log:
    'IPアドレス、時刻、開いた内容を含むサーバーログ。2種類以上の証明があると、多くの銀行に認められやすくなります。',
  cancellation_policy_disclosure: '支払い前に、顧客がどこでどのようにポリシーを確認したか。',
};
