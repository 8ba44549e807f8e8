import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

const characters = (limit: number | bigint): string =>
  plural(Number(limit), { one: `${limit} caractère`, other: `${limit} caractères` });
const entries = (limit: number | bigint): string =>
  plural(Number(limit), { one: `${limit} entrée`, other: `${limit} entrées` });
const bytes = (limit: number | bigint): string =>
  plural(Number(limit), { one: `${limit} octet`, other: `${limit} octets` });

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'Doit être un texte',
    number: 'Doit être un nombre',
    int: 'Doit être un nombre entier',
    boolean: 'Doit être true ou false',
    array: 'Doit être une liste',
    object: 'Doit être un groupe de champs',
    record: 'Doit être un groupe de champs',
    null: 'Doit être omis',
    undefined: 'Doit être omis',
    never: 'Doit être omis',
  },
  be: (value) => `Doit être ${value}`,
  beOneOf: (list) => `Doit être l’une de ces valeurs : ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Doit être exactement ${limit}`,
      atLeast: (limit) => `Doit être au moins ${limit}`,
      moreThan: (limit) => `Doit être supérieur à ${limit}`,
      atMost: (limit) => `Doit être au plus ${limit}`,
      lessThan: (limit) => `Doit être inférieur à ${limit}`,
    },
    string: {
      exactly: (limit) => `Doit avoir exactement ${characters(limit)}`,
      atLeast: (limit) => `Doit avoir au moins ${characters(limit)}`,
      moreThan: (limit) => `Doit avoir plus de ${characters(limit)}`,
      atMost: (limit) => `Doit avoir au plus ${characters(limit)}`,
      lessThan: (limit) => `Doit avoir moins de ${characters(limit)}`,
    },
    array: {
      exactly: (limit) => `Doit avoir exactement ${entries(limit)}`,
      atLeast: (limit) => `Doit avoir au moins ${entries(limit)}`,
      moreThan: (limit) => `Doit avoir plus de ${entries(limit)}`,
      atMost: (limit) => `Doit avoir au plus ${entries(limit)}`,
      lessThan: (limit) => `Doit avoir moins de ${entries(limit)}`,
    },
    file: {
      exactly: (limit) => `Doit avoir exactement ${bytes(limit)}`,
      atLeast: (limit) => `Doit avoir au moins ${bytes(limit)}`,
      moreThan: (limit) => `Doit avoir plus de ${bytes(limit)}`,
      atMost: (limit) => `Doit avoir au plus ${bytes(limit)}`,
      lessThan: (limit) => `Doit avoir moins de ${bytes(limit)}`,
    },
  },
  multipleOf: (divisor) => `Doit être un multiple de ${divisor}`,
  unknownField: 'Ce champ n’existe pas',
  unstorable: 'Contient un caractère qui ne peut pas être enregistré',
  other: 'N’a pas la forme attendue',
};
