import type { Words } from '#languages/kit/words.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'يجب أن يكون نصًا',
    number: 'يجب أن يكون رقمًا',
    int: 'يجب أن يكون عددًا صحيحًا',
    boolean: 'يجب أن يكون true أو false',
    array: 'يجب أن يكون قائمة',
    object: 'يجب أن يكون مجموعة حقول',
    record: 'يجب أن يكون مجموعة حقول',
    null: 'يجب عدم إرساله',
    undefined: 'يجب عدم إرساله',
    never: 'يجب عدم إرساله',
  },
  be: (value) => `يجب أن يكون ${value}`,
  beOneOf: (list) => `يجب أن يكون أحد ما يلي: ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `يجب أن يساوي ${limit}`,
      atLeast: (limit) => `يجب ألا يقل عن ${limit}`,
      moreThan: (limit) => `يجب أن يزيد على ${limit}`,
      atMost: (limit) => `يجب ألا يزيد على ${limit}`,
      lessThan: (limit) => `يجب أن يقل عن ${limit}`,
    },
    string: {
      exactly: (limit) => `يجب أن يساوي عدد الأحرف ${limit}`,
      atLeast: (limit) => `يجب ألا يقل عدد الأحرف عن ${limit}`,
      moreThan: (limit) => `يجب أن يزيد عدد الأحرف على ${limit}`,
      atMost: (limit) => `يجب ألا يزيد عدد الأحرف على ${limit}`,
      lessThan: (limit) => `يجب أن يقل عدد الأحرف عن ${limit}`,
    },
    array: {
      exactly: (limit) => `يجب أن يساوي عدد العناصر ${limit}`,
      atLeast: (limit) => `يجب ألا يقل عدد العناصر عن ${limit}`,
      moreThan: (limit) => `يجب أن يزيد عدد العناصر على ${limit}`,
      atMost: (limit) => `يجب ألا يزيد عدد العناصر على ${limit}`,
      lessThan: (limit) => `يجب أن يقل عدد العناصر عن ${limit}`,
    },
    file: {
      exactly: (limit) => `يجب أن يساوي عدد البايتات ${limit}`,
      atLeast: (limit) => `يجب ألا يقل عدد البايتات عن ${limit}`,
      moreThan: (limit) => `يجب أن يزيد عدد البايتات على ${limit}`,
      atMost: (limit) => `يجب ألا يزيد عدد البايتات على ${limit}`,
      lessThan: (limit) => `يجب أن يقل عدد البايتات عن ${limit}`,
    },
  },
  multipleOf: (divisor) => `يجب أن يكون من مضاعفات ${divisor}`,
  unknownField: 'لا يوجد حقل كهذا',
  unstorable: 'فيه حرف لا يمكن حفظه',
  other: 'ليس مكتوبًا كما يجب',
};
