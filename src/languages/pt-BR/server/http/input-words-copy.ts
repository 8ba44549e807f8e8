import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

type Limit = number | bigint;

const several = (limit: Limit, one: string, other: string): string =>
  plural(Number(limit), { one: `${limit} ${one}`, other: `${figure(Number(limit))} ${other}` });
const characters = (limit: Limit): string => several(limit, 'caractere', 'caracteres');
const entries = (limit: Limit): string => several(limit, 'item', 'itens');
const bytes = (limit: Limit): string => several(limit, 'byte', 'bytes');

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'Deve ser um texto',
    number: 'Deve ser um número',
    int: 'Deve ser um número inteiro',
    boolean: 'Deve ser true ou false',
    array: 'Deve ser uma lista',
    object: 'Deve ser um grupo de campos',
    record: 'Deve ser um grupo de campos',
    null: 'Não deve ser informado',
    undefined: 'Não deve ser informado',
    never: 'Não deve ser informado',
  },
  be: (value) => `Deve ser ${value}`,
  beOneOf: (list) => `Deve ser um destes: ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Deve ser exatamente ${limit}`,
      atLeast: (limit) => `Deve ser no mínimo ${limit}`,
      moreThan: (limit) => `Deve ser maior que ${limit}`,
      atMost: (limit) => `Deve ser no máximo ${limit}`,
      lessThan: (limit) => `Deve ser menor que ${limit}`,
    },
    string: {
      exactly: (limit) => `Deve ter exatamente ${characters(limit)}`,
      atLeast: (limit) => `Deve ter no mínimo ${characters(limit)}`,
      moreThan: (limit) => `Deve ter mais de ${characters(limit)}`,
      atMost: (limit) => `Deve ter no máximo ${characters(limit)}`,
      lessThan: (limit) => `Deve ter menos de ${characters(limit)}`,
    },
    array: {
      exactly: (limit) => `Deve ter exatamente ${entries(limit)}`,
      atLeast: (limit) => `Deve ter no mínimo ${entries(limit)}`,
      moreThan: (limit) => `Deve ter mais de ${entries(limit)}`,
      atMost: (limit) => `Deve ter no máximo ${entries(limit)}`,
      lessThan: (limit) => `Deve ter menos de ${entries(limit)}`,
    },
    file: {
      exactly: (limit) => `Deve ter exatamente ${bytes(limit)}`,
      atLeast: (limit) => `Deve ter no mínimo ${bytes(limit)}`,
      moreThan: (limit) => `Deve ter mais de ${bytes(limit)}`,
      atMost: (limit) => `Deve ter no máximo ${bytes(limit)}`,
      lessThan: (limit) => `Deve ter menos de ${bytes(limit)}`,
    },
  },
  multipleOf: (divisor) => `Deve ser um múltiplo de ${divisor}`,
  unknownField: 'Este campo não existe',
  unstorable: 'Contém um caractere que não pode ser guardado',
  other: 'Não está escrito como deveria',
};
