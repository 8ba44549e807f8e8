import type { Words } from '#languages/kit/words.ts';
import type { peopleCopy as english } from '#server/features/people/people-copy.ts';

export const peopleCopy: Words<typeof english> = {
  noRole: '役割なし',
  onlySupport:
    '組み込みの役割のうち、上限を設定できるのはサポートだけです。代わりに独自の役割を作成してください。',
};
