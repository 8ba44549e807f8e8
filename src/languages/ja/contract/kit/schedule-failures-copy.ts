import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'このスケジュールはもうありません。ページを再読み込みしてください。',
  schedule_stopped: 'このスケジュールは停止しています。先に開始してください。',
  schedule_misfit:
    'このファイルはこの形式、またはこの頻度では送れません。月次明細書は月に1回です。毎週のファイルには曜日が必要です。',
  schedule_filters_wrong:
    'スケジュールではこのように一覧を絞り込めません。すべてのフィルターに当てはまる必要があり、期間はスケジュールが決めます。',
  schedule_beyond_you:
    'スケジュールで送れるのは自分がエクスポートできるものだけです。これはエクスポートできません。',
  schedule_beyond_them:
    '選んだ人の中に、これをエクスポートできない人か、もういない人がいます。一覧にいる人だけを選んでください。',
};
