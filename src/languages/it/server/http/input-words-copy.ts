import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/http/input-words-copy.ts';

const characters = (limit: number | bigint): string =>
  plural(Number(limit), { one: '1 carattere', other: `${limit} caratteri` });
const entries = (limit: number | bigint): string =>
  plural(Number(limit), { one: '1 elemento', other: `${limit} elementi` });

export const inputWordsCopy: Words<typeof english.inputWordsCopy> = {
  expected: {
    string: 'Deve essere un testo',
    number: 'Deve essere un numero',
    int: 'Deve essere un numero intero',
    boolean: 'Deve essere true o false',
    array: 'Deve essere un elenco',
    object: 'Deve essere un gruppo di campi',
    record: 'Deve essere un gruppo di campi',
    null: 'Va omesso',
    undefined: 'Va omesso',
    never: 'Va omesso',
  },
  be: (value) => `Deve essere ${value}`,
  beOneOf: (list) => `Deve essere uno tra ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Deve essere esattamente ${limit}`,
      atLeast: (limit) => `Deve essere almeno ${limit}`,
      moreThan: (limit) => `Deve essere maggiore di ${limit}`,
      atMost: (limit) => `Deve essere al massimo ${limit}`,
      lessThan: (limit) => `Deve essere minore di ${limit}`,
    },
    string: {
      exactly: (limit) => `Deve avere esattamente ${characters(limit)}`,
      atLeast: (limit) => `Deve avere almeno ${characters(limit)}`,
      moreThan: (limit) => `Deve avere più di ${characters(limit)}`,
      atMost: (limit) => `Deve avere al massimo ${characters(limit)}`,
      lessThan: (limit) => `Deve avere meno di ${characters(limit)}`,
    },
    array: {
      exactly: (limit) => `Deve avere esattamente ${entries(limit)}`,
      atLeast: (limit) => `Deve avere almeno ${entries(limit)}`,
      moreThan: (limit) => `Deve avere più di ${entries(limit)}`,
      atMost: (limit) => `Deve avere al massimo ${entries(limit)}`,
      lessThan: (limit) => `Deve avere meno di ${entries(limit)}`,
    },
    file: {
      exactly: (limit) => `Deve avere esattamente ${limit} byte`,
      atLeast: (limit) => `Deve avere almeno ${limit} byte`,
      moreThan: (limit) => `Deve avere più di ${limit} byte`,
      atMost: (limit) => `Deve avere al massimo ${limit} byte`,
      lessThan: (limit) => `Deve avere meno di ${limit} byte`,
    },
  },
  multipleOf: (divisor) => `Deve essere un multiplo di ${divisor}`,
  unknownField: 'Questo campo non esiste',
  unstorable: 'Contiene un carattere che non si può conservare',
  other: 'Non è scritto nella forma richiesta',
};
