import type { Words } from '#languages/kit/words.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'テキストで指定してください',
    number: '数値で指定してください',
    int: '整数で指定してください',
    boolean: 'trueまたはfalseで指定してください',
    array: 'リストで指定してください',
    object: '項目の集まりで指定してください',
    record: '項目の集まりで指定してください',
    null: '指定しないでください',
    undefined: '指定しないでください',
    never: '指定しないでください',
  },
  be: (value) => `${value}を指定してください`,
  beOneOf: (list) => `次のいずれかを指定してください：${list}`,
  bounds: {
    number: {
      exactly: (limit) => `${limit}を指定してください`,
      atLeast: (limit) => `${limit}以上にしてください`,
      moreThan: (limit) => `${limit}より大きくしてください`,
      atMost: (limit) => `${limit}以下にしてください`,
      lessThan: (limit) => `${limit}未満にしてください`,
    },
    string: {
      exactly: (limit) => `${limit}文字にしてください`,
      atLeast: (limit) => `${limit}文字以上にしてください`,
      moreThan: (limit) => `${limit}文字より長くしてください`,
      atMost: (limit) => `${limit}文字以内にしてください`,
      lessThan: (limit) => `${limit}文字未満にしてください`,
    },
    array: {
      exactly: (limit) => `${limit}件にしてください`,
      atLeast: (limit) => `${limit}件以上にしてください`,
      moreThan: (limit) => `${limit}件より多くしてください`,
      atMost: (limit) => `${limit}件以内にしてください`,
      lessThan: (limit) => `${limit}件未満にしてください`,
    },
    file: {
      exactly: (limit) => `${limit}バイトにしてください`,
      atLeast: (limit) => `${limit}バイト以上にしてください`,
      moreThan: (limit) => `${limit}バイトより大きくしてください`,
      atMost: (limit) => `${limit}バイト以内にしてください`,
      lessThan: (limit) => `${limit}バイト未満にしてください`,
    },
  },
  multipleOf: (divisor) => `${divisor}の倍数にしてください`,
  unknownField: 'この項目は存在しません',
  unstorable: '保存できない文字が含まれています',
  other: '形式が正しくありません',
};
