import { bankLines, lines } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof english.bankLinesCopy> = {
  name: 'الأسطر البنكية',
  things: (count) => bankLines.thing(count),
  failed: 'تعذّر تحميل الأسطر البنكية.',
  empty: {
    icon: 'document',
    title: 'لا أسطر بنكية بعد',
    text: 'بتنزيل كشف حساب من بنكك واستيراده هنا يظهر كل سطر فيه.',
  },
};

export const FORMAT_WORDS: Words<typeof english.FORMAT_WORDS> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof english.STATUS_WORDS> = {
  booked: 'مقيّد',
  pending: 'قيد الانتظار',
};

export const bankCopy: Words<typeof english.bankCopy> = {
  title: 'البنك',
  lead: 'ما يقول بنكك إنه وصل وخرج، سطرًا سطرًا، من كشوف الحساب المستوردة.',
  importStatements: 'استيراد كشوف الحساب',
  toMatch: 'المطابقة',

  accounts: 'الحسابات',
  accountsFailed: 'تعذّر تحميل الحسابات.',
  lastStatement: (day) => `كشوف حتى ${day}`,
  noStatement: 'لا كشف بعد',
  lineCount: (count, words) => lines.is(count, words),
  unknownBalance: 'الرصيد غير مذكور',
  gap: (after, before, amount) =>
    `ينقص كشف بين ${after} و${before}: تحرّك ${amount} ولا يذكره أي ملف. يلزم تنزيل هذه الأيام من بنكك واستيرادها.`,

  filters: { date: 'تاريخ القيد', account: 'الحساب', status: 'الحالة' },
  search: {
    label: 'البحث في الأسطر البنكية',
    placeholder: 'البحث بالنص أو الاسم أو المرجع',
    anything: (text) => `أسطر فيها «${text}»`,
  },
  columns: {
    booked_on: 'تاريخ القيد',
    text: 'النص',
    counterparty_name: 'من أو إلى',
    account: 'الحساب',
    amount: 'المبلغ',
    status: 'الحالة',
    reference: 'مرجع البنك',
    file: 'الملف',
  },
  noText: 'بلا نص',
  noName: 'بلا اسم',
  lineOf: (line, file) => `السطر ${line} من ${apart(file)}`,
  reversal: 'قيد عكسي',

  files: 'الملفات المستوردة',
  filesFailed: 'تعذّر تحميل الملفات.',
  fileColumns: {
    name: 'الملف',
    accounts: 'الحساب',
    period: 'الأيام',
    lines: 'أسطر جديدة',
    known: 'معروفة',
    imported: 'الاستيراد',
    by: 'بواسطة',
  },
  period: (from, to) => (from === to ? from : `${from} – ${to}`),
  nobody: 'شخص لم يعد هنا',
  offBy: (amount) => `الفرق ${amount}`,
};
