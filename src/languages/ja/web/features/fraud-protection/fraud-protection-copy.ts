import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';

export const fraudProtectionCopy: Words<typeof english> = {
  title: '高度な不正防止',
  atLeastOne: '高度な保護には、リスクフィルターを1つ以上有効にする必要があります。',
  levels: { basic: '基本の保護', advanced: '高度な保護' },
  rules: {
    avs_verification: {
      name: 'AVSの不一致',
      text: '番地または郵便番号が、カード発行銀行の登録内容と一致しない注文です。',
    },
    international_ip_address: {
      name: '海外のIPアドレス',
      text: '販売対象外の国からの注文です。',
    },
    ip_address_mismatch: {
      name: 'IPアドレスの不一致',
      text: 'IPアドレスの国が請求先の国と異なる注文です。',
    },
    address_mismatch: {
      name: '住所の不一致',
      text: '配送先住所が請求先住所と異なる注文です。',
    },
    purchase_price_threshold: {
      name: '購入金額のしきい値',
      text: '合計が、通常と考える範囲から外れた注文です。',
    },
    order_items_threshold: {
      name: '注文の商品数のしきい値',
      text: '商品数が通常より少ない、または多い注文です。',
    },
  },
  cvc: {
    name: 'CVCの確認',
    enforced:
      'セキュリティコードが一致しない決済です。アカウントの設定によるもので、ここでは変更できません。',
    notEnforced:
      'このアカウントでは、セキュリティコードが一致しない決済を拒否しません。ここでは変更できません。',
    on: '常にオン',
    off: 'オフ',
  },
  outcome: {
    legend: '該当した場合',
    review: 'オーソリして確認待ちにする',
    reviewHelp: '承認するまで請求されません。',
    block: '決済をブロック',
    blockHelp: '決済はブロックされ、顧客には支払いが完了しなかったと表示されます。',
  },
  price: {
    min: '購入金額の下限',
    max: '購入金額の上限',
    unset: '下限または上限を設定してください。設定しないと、このフィルターは保存できません。',
    reversed: '購入金額の上限は、下限より大きくする必要があります。',
  },
  items: {
    min: '1注文あたりの商品数の下限',
    max: '1注文あたりの商品数の上限',
    unset: '下限または上限を設定してください。設定しないと、このフィルターは保存できません。',
    reversed: '上限は下限より大きくする必要があります。',
  },
  noLimit: '制限しない場合は空欄',
  countries: {
    everywhere: 'ストアはすべての国に販売しているため、審査する対象がありません。',
    change: '販売地域を変更',
    blockedFrom: '次の国からの注文をブロックします：',
    screenedFrom: '次の国からの注文を確認待ちにします：',
    blockedOutside: '次の国以外からの注文をブロックします：',
    screenedOutside: '次の国以外からの注文を確認待ちにします：',
    none: '国はまだ指定されていません。',
    changedSince:
      'このフィルターの保存後に販売地域が変更されました。新しい一覧で審査するには保存してください。',
  },
  selling: {
    title: '販売地域',
    mode: '販売先',
    modes: {
      all: 'すべての国',
      all_except: '次を除くすべての国…',
      specific: '特定の国',
    },
    find: '国を検索',
    except: '販売しない国',
    only: '販売する国',
    chosen: (count) => `${figure(count)}か国を選択中`,
    noneFound: '一致する国がありません。',
    chooseOne: '国を1つ以上選んでください。',
    save: '販売地域を保存',
    cancel: 'キャンセル',
    saved: '販売地域を保存しました。',
    failed: (reason) => `販売地域は保存されませんでした。${reason}`,
  },
  save: '変更を保存',
  back: '決済の設定に戻る',
  saveRegion: '保存',
  unsaved: (count) => `未保存の変更が${figure(count)}件`,
  nothingToSave: '未保存の変更はありません',
  saving: '保存中',
  loading: 'フィルターを読み込んでいます',
  retrievalFailed:
    '不正防止の設定の取得中にエラーが発生しました。ページを再読み込みして、もう一度お試しください。',
  cannotSave: 'フィルターを読み込むまで、保存はできません。',
  notSaved: (reason) => `設定は保存されませんでした。${reason}`,
  savingFailed: '設定を保存できませんでした。',
  saved: '設定を保存しました。',
  nowAdvanced: '現在の保護レベルは「高度」です。',
  nowBasic:
    '現在の保護レベルは「基本」です。高度な保護には、リスクフィルターを1つ以上有効にする必要があります。',
  stillBasic: '高度な保護には、リスクフィルターを1つ以上有効にする必要があります。',
  conflict: {
    title: (by) => `編集中に${by}がフィルターを変更しました`,
    text: 'ご自身の変更は保存されていません。編集内容はこのページに残っています。',
    mine: '自分の内容で上書き保存',
    theirs: 'ほかの人の内容を表示し、自分の変更を破棄',
    somebody: 'ほかの人',
  },
};
