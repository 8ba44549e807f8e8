import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

const characters = (limit: number | bigint): string =>
  plural(Number(limit), { one: '1 carácter', other: `${limit} caracteres` });
const entries = (limit: number | bigint): string =>
  plural(Number(limit), { one: '1 elemento', other: `${limit} elementos` });
const bytes = (limit: number | bigint): string =>
  plural(Number(limit), { one: '1 byte', other: `${limit} bytes` });

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'Debe ser un texto',
    number: 'Debe ser un número',
    int: 'Debe ser un número entero',
    boolean: 'Debe ser verdadero o falso',
    array: 'Debe ser una lista',
    object: 'Debe ser un grupo de campos',
    record: 'Debe ser un grupo de campos',
    null: 'Debe omitirse',
    undefined: 'Debe omitirse',
    never: 'Debe omitirse',
  },
  be: (value) => `Debe ser ${value}`,
  beOneOf: (list) => `Debe ser uno de estos valores: ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Debe ser exactamente ${limit}`,
      atLeast: (limit) => `Debe ser ${limit} como mínimo`,
      moreThan: (limit) => `Debe ser mayor que ${limit}`,
      atMost: (limit) => `Debe ser ${limit} como máximo`,
      lessThan: (limit) => `Debe ser menor que ${limit}`,
    },
    string: {
      exactly: (limit) => `Debe tener exactamente ${characters(limit)}`,
      atLeast: (limit) => `Debe tener al menos ${characters(limit)}`,
      moreThan: (limit) => `Debe tener más de ${characters(limit)}`,
      atMost: (limit) => `Debe tener como máximo ${characters(limit)}`,
      lessThan: (limit) => `Debe tener menos de ${characters(limit)}`,
    },
    array: {
      exactly: (limit) => `Debe tener exactamente ${entries(limit)}`,
      atLeast: (limit) => `Debe tener al menos ${entries(limit)}`,
      moreThan: (limit) => `Debe tener más de ${entries(limit)}`,
      atMost: (limit) => `Debe tener como máximo ${entries(limit)}`,
      lessThan: (limit) => `Debe tener menos de ${entries(limit)}`,
    },
    file: {
      exactly: (limit) => `Debe tener exactamente ${bytes(limit)}`,
      atLeast: (limit) => `Debe tener al menos ${bytes(limit)}`,
      moreThan: (limit) => `Debe tener más de ${bytes(limit)}`,
      atMost: (limit) => `Debe tener como máximo ${bytes(limit)}`,
      lessThan: (limit) => `Debe tener menos de ${bytes(limit)}`,
    },
  },
  multipleOf: (divisor) => `Debe ser un múltiplo de ${divisor}`,
  unknownField: 'Este campo no existe',
  unstorable: 'Contiene un carácter que no se puede guardar',
  other: 'No está escrito como debería',
};
