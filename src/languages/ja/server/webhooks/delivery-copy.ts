import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'アドレスがプライベートネットワーク内のため、送信されません。',
    otherProtocol: '送信できるのは、httpまたはhttpsのアドレスだけです。',
    unknownName: 'アドレスのホスト名が見つかりません。',
    notLookedUp: 'アドレスのホスト名を調べられませんでした。',
    nobody: 'アドレスから応答がありません。',
    cut: '受信側が接続を切断しました。',
    unreachable: 'アドレスに接続できません。',
    late: '10秒以内に応答が完了しませんでした。',
    redirected:
      '受信側が別のアドレスへ転送しましたが、転送には対応していません。転送先のアドレスを入力してください。',
    ownerGone:
      'このWebhookの名義の人またはAPIキーがなくなったか、内容を閲覧する権限がなくなりました。作成し直してください。',
    notThere: '変更された対象は、もうありません。',
  },
  failed: (technical) => `接続に失敗しました：${technical}`,
  answered: (status) => `受信側の応答は${status}でした。`,
};
