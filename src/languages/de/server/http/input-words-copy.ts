import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { inputWordsCopy as english } from '#server/http/input-words-copy.ts';

const numbers = new Intl.NumberFormat('de', { maximumFractionDigits: 20 });
const written = (limit: number | bigint): string => numbers.format(limit);
const entries = (limit: number | bigint): string =>
  plural(Number(limit), { one: `${written(limit)} Eintrag`, other: `${written(limit)} Einträge` });

export const inputWordsCopy: Words<typeof english> = {
  expected: {
    string: 'Muss Text sein',
    number: 'Muss eine Zahl sein',
    int: 'Muss eine ganze Zahl sein',
    boolean: 'Muss true oder false sein',
    array: 'Muss eine Liste sein',
    object: 'Muss eine Gruppe von Feldern sein',
    record: 'Muss eine Gruppe von Feldern sein',
    null: 'Muss weggelassen werden',
    undefined: 'Muss weggelassen werden',
    never: 'Muss weggelassen werden',
  },
  be: (value) => `Muss ${value} sein`,
  beOneOf: (list) => `Muss einer dieser Werte sein: ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Muss genau ${written(limit)} sein`,
      atLeast: (limit) => `Muss mindestens ${written(limit)} sein`,
      moreThan: (limit) => `Muss mehr als ${written(limit)} sein`,
      atMost: (limit) => `Darf höchstens ${written(limit)} sein`,
      lessThan: (limit) => `Muss weniger als ${written(limit)} sein`,
    },
    string: {
      exactly: (limit) => `Muss genau ${written(limit)} Zeichen haben`,
      atLeast: (limit) => `Muss mindestens ${written(limit)} Zeichen haben`,
      moreThan: (limit) => `Muss mehr als ${written(limit)} Zeichen haben`,
      atMost: (limit) => `Darf höchstens ${written(limit)} Zeichen haben`,
      lessThan: (limit) => `Muss weniger als ${written(limit)} Zeichen haben`,
    },
    array: {
      exactly: (limit) => `Muss genau ${entries(limit)} haben`,
      atLeast: (limit) => `Muss mindestens ${entries(limit)} haben`,
      moreThan: (limit) => `Muss mehr als ${entries(limit)} haben`,
      atMost: (limit) => `Darf höchstens ${entries(limit)} haben`,
      lessThan: (limit) => `Muss weniger als ${entries(limit)} haben`,
    },
    file: {
      exactly: (limit) => `Muss genau ${written(limit)} Byte haben`,
      atLeast: (limit) => `Muss mindestens ${written(limit)} Byte haben`,
      moreThan: (limit) => `Muss mehr als ${written(limit)} Byte haben`,
      atMost: (limit) => `Darf höchstens ${written(limit)} Byte haben`,
      lessThan: (limit) => `Muss weniger als ${written(limit)} Byte haben`,
    },
  },
  multipleOf: (divisor) => `Muss ein Vielfaches von ${written(divisor)} sein`,
  unknownField: 'Dieses Feld gibt es nicht',
  unstorable: 'Enthält ein Zeichen, das sich nicht speichern lässt',
  other: 'Ist nicht so geschrieben, wie es sein muss',
};
