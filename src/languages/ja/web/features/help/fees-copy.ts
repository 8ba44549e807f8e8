import type { Words } from '#languages/kit/words.ts';
import type { ratesCopy as englishRates, feesTopic as englishTopic } from '#web/features/help/fees-copy.ts';

const CODES =
  'AE AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IT JP LT LU LV MT NL NO NZ PL PT RO SE SG SI SK US';
const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const names = new Intl.DisplayNames('ja', { type: 'region' });
const nameOf = (code: string): string =>
  code === 'US' ? `${names.of('US')}と${names.of('PR')}` : (names.of(code) ?? code);

const countries = (isChosen: (code: string) => boolean) =>
  CODES.split(' ')
    .filter(isChosen)
    .map((code) => ({ anchor: code.toLowerCase(), title: nameOf(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'ja'));

export const ratesCopy: Words<typeof englishRates> = {
  title: '適用される料率',
  method: '決済手段',
  base: '基本',
  international: '海外カード',
  conversion: '通貨換算',
  none: 'なし',
  discount: (percent) => `${percent}の割引を含む`,
};

export const feesTopic: Words<typeof englishTopic> = {
  title: '手数料',
  lead: '成功した決済ごとに、一定の割合と固定額の手数料がかかります。月額手数料はありません。',
  sections: [
    {
      title: '手数料の内訳',
      text: ['内訳はすべての決済に表示されます。各項目の合計が手数料になります。'],
      points: [
        '基本手数料：ご利用の国での決済手段ごとの割合と固定額。',
        '海外カード：カードが国外で発行された場合に加算されます。',
        '通貨換算：顧客が入金の通貨と異なる通貨で支払った場合に加算されます。',
        '割引：一定の期間または取扱高まで、基本手数料と海外カード分から一定の割合が割り引かれます。',
      ],
    },
    {
      title: 'その他の手数料',
      text: [
        'チャージバックには専用の手数料がかかり、反論が認められると返還されます。即時入金と使用中のカードリーダーにも、それぞれ手数料がかかります。返金に手数料はかかりませんが、決済の手数料は返還されません。',
      ],
    },
  ],
  entries: {
    title: '国別の手数料',
    text: '国内カード以外のカードには、海外カードの手数料が加算されます。適用される料率は、上の表と、設定の各決済手段の横に表示されます。',
    groups: [
      {
        text: '国内カードとは、ご利用の国または欧州経済領域（EEA）で発行されたカードです。',
        each: countries((code) => EUROPE.has(code)),
      },
      {
        text: '国内カードとは、ご利用の国で発行されたカードです。',
        each: countries((code) => !EUROPE.has(code)),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};
