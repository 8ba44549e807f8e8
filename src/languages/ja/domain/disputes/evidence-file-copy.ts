import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'このファイルは空です。',
  kind: '銀行に送信できるのは、PDF、PNG、JPEGのファイルだけです。',
  mismatch:
    'このファイルの中身が、名前の示す形式と異なります。PDF、PNG、JPEGのいずれかで保存し直してください。',
  damaged:
    'このファイルは破損しているか、不完全です。お使いのコンピューターで開いて保存し直し、新しいファイルを選んでください。',
  tail: 'このファイルの終わりの後に、別のデータが続いています。お使いのコンピューターで開いて保存し直し、新しいファイルを選んでください。',
  dimensions:
    'この画像は2,500万画素（5,000 × 5,000）を超えているか、一辺が65,535ピクセルを超えています。小さくしたコピーを保存し、それを選んでください。',
  unreadable:
    'このファイルを開くには、時間またはメモリがかかりすぎます。小さくしたコピーかPDFで保存し、それを選んでください。',
};
