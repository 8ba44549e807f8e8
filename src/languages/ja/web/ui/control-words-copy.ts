import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: '閉じる',
  copied: 'コピーしました',
  copy: (what) => `${what}をコピー`,
  actionFailed: '実行できませんでした。もう一度試せます。',
  cancel: 'キャンセル',
  clearSearch: '検索をクリア',
  charactersLeft: (left) => `残り${figure(left)}文字`,
  charactersOver: (over) => `${figure(over)}文字超過`,
  steps: 'ステップ',
  stepDone: '完了',
  columnsTitle: '列（選択は記憶されます）',
  usualColumns: '標準の列に戻す',
  daysTo: '〜',
  nothingMatches: '一致するものがありません。',
  searching: '検索中',
  showSuggestions: '候補を表示',
  openCalendar: 'カレンダーを開く',
  previousMonth: '前の月',
  nextMonth: '次の月',
  startDate: '開始日',
  endDate: '終了日',
  readAsTable: '表で読む',
  alongChart: (title) => `${title}、日ごと`,
  day: '日',
};
