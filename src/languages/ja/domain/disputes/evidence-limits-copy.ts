import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'このチャージバックの反証資料として添付したファイルの合計が、1件あたりの上限サイズを超えます。より小さいファイルを使ってください。画像を添付している場合は、解像度を下げてみてください。',
};
