import type { webhookFailuresCopy as english } from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english> = {
  webhook_missing: 'このWebhookまたは配信はもうありません。ページを再読み込みしてください。',
  webhook_off: 'このWebhookは停止しています。先に開始してください。',
  webhook_topics_mixed:
    'これらのイベントは2つの異なる形式で通知されます。同じ形式のイベントを選んでください。ストアの形式では、1つのWebhookにつきイベントは1つです。',
  webhook_address_private:
    'このアドレスはプライベートネットワーク内のため、送信されません。公開されたアドレスを使ってください。サーバーの管理者は、WEBHOOKS_PRIVATE=allowでプライベートなアドレスを許可できます。',
  webhook_beyond_you:
    'Webhookで通知されるのは、ご自身が閲覧できる内容です。選んだ内容の一部を閲覧する権限がありません。',
};
