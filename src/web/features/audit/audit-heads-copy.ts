import type { FileLanguage } from '#domain/settings/export-language.ts';

/** The heads of the file, column by column, in English and in every language files are written in. */
export const auditHeadsCopy: readonly Readonly<Record<'en' | FileLanguage, string>>[] = [
  { en: 'Line', de: 'Zeile', es: 'Línea', fr: 'Ligne', it: 'Riga', ja: '行', nl: 'Regel' },
  {
    ...{ en: 'When (UTC)', de: 'Wann (UTC)', es: 'Cuándo (UTC)', fr: 'Quand (UTC)' },
    ...{ it: 'Quando (UTC)', ja: '日時 (UTC)', nl: 'Wanneer (UTC)' },
  },
  { en: 'Who', de: 'Wer', es: 'Quién', fr: 'Qui', it: 'Chi', ja: '実行者', nl: 'Wie' },
  {
    ...{ en: 'Address', de: 'IP-Adresse', es: 'Dirección IP', fr: 'Adresse IP' },
    ...{ it: 'Indirizzo IP', ja: 'IPアドレス', nl: 'IP-adres' },
  },
  { en: 'What', de: 'Was', es: 'Qué', fr: 'Quoi', it: 'Cosa', ja: '操作', nl: 'Wat' },
  { en: 'Kind', de: 'Art', es: 'Tipo', fr: 'Type', it: 'Tipo', ja: '種類', nl: 'Soort' },
  { en: 'Which', de: 'Objekt', es: 'Cuál', fr: 'Lequel', it: 'Quale', ja: '対象', nl: 'Welke' },
  { en: 'Before', de: 'Vorher', es: 'Antes', fr: 'Avant', it: 'Prima', ja: '変更前', nl: 'Voor' },
  { en: 'After', de: 'Nachher', es: 'Después', fr: 'Après', it: 'Dopo', ja: '変更後', nl: 'Na' },
  {
    ...{ en: 'Result', de: 'Ergebnis', es: 'Resultado', fr: 'Résultat' },
    ...{ it: 'Esito', ja: '結果', nl: 'Resultaat' },
  },
  {
    ...{ en: 'Fingerprint', de: 'Fingerabdruck', es: 'Huella digital', fr: 'Empreinte' },
    ...{ it: 'Impronta', ja: 'フィンガープリント', nl: 'Vingerafdruk' },
  },
];
