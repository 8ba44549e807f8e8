import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  claimOf as englishClaim,
  explanationOf as englishExplanation,
} from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: '顧客は、利用明細にあるこの請求に心当たりがないと主張しています。',
  explanation:
    '顧客の利用明細に、心当たりのない請求があります。明細に表示される名称がストア名と異なることが原因の場合がよくあります。',
};

const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: '顧客は、返品またはキャンセルしたのに返金されていないと主張しています。',
    explanation: '約束された、またはストアのポリシーに基づく返金が、顧客に届いていません。',
  },
  duplicate: {
    claim: '顧客は、同じ購入について2回以上請求されたと主張しています。',
    explanation:
      '銀行からは、よく似た請求が2件あるように見えます。別々の購入に対する請求であることを示すか、一方を返金してください。',
  },
  fraudulent: {
    claim: 'カード所有者は、この決済を承諾していないと主張しています。',
    explanation: 'カードの所有者は、別の人が購入した、または自分は購入していないと主張しています。',
  },
  product_not_received: {
    claim: '顧客は、注文したものが届いていないと主張しています。',
    explanation: '購入された商品が顧客に届いていないか、サービスが提供されていません。',
  },
  product_unacceptable: {
    claim: '顧客は、受け取ったものが破損していた、不良品だった、または説明と違ったと主張しています。',
    explanation: '商品は届きましたが、顧客は販売されたものと違うと主張しています。',
  },
  subscription_canceled: {
    claim: '顧客は、サブスクリプションを解約した後に請求されたと主張しています。',
    explanation: '顧客は解約済みだと主張していますが、更新分が請求されました。',
  },
  unrecognized,
};

const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: '顧客の銀行がこの決済を処理できませんでした。',
  check_returned: '顧客の銀行がこの決済を差し戻しました。',
  customer_initiated: '顧客が銀行に決済の取り戻しを求めました。それ以上の理由は示されていません。',
  debit_not_authorized: '顧客は、この引き落としを許可していないと主張しています。',
  general: '銀行から具体的な理由は示されていません。顧客に事情を確認してください。',
  incorrect_account_details: '決済に使われた口座が存在しないか、別の人のものです。',
  insufficient_funds: '顧客の口座の残高が不足していました。',
};

export const claimOf: Words<typeof englishClaim> = (reason) => (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof englishExplanation> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
