import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/http/input-words-copy.ts';

export const inputWordsCopy: Words<typeof english.inputWordsCopy> = {
  expected: {
    string: 'Moet tekst zijn',
    number: 'Moet een getal zijn',
    int: 'Moet een geheel getal zijn',
    boolean: 'Moet true of false zijn',
    array: 'Moet een lijst zijn',
    object: 'Moet een groep velden zijn',
    record: 'Moet een groep velden zijn',
    null: 'Moet worden weggelaten',
    undefined: 'Moet worden weggelaten',
    never: 'Moet worden weggelaten',
  },
  be: (value) => `Moet ${value} zijn`,
  beOneOf: (list) => `Moet een van deze zijn: ${list}`,
  bounds: {
    number: {
      exactly: (limit) => `Moet precies ${limit} zijn`,
      atLeast: (limit) => `Moet minstens ${limit} zijn`,
      moreThan: (limit) => `Moet meer dan ${limit} zijn`,
      atMost: (limit) => `Mag hoogstens ${limit} zijn`,
      lessThan: (limit) => `Moet minder dan ${limit} zijn`,
    },
    string: {
      exactly: (limit) => `Aantal tekens moet precies ${limit} zijn`,
      atLeast: (limit) => `Aantal tekens moet minstens ${limit} zijn`,
      moreThan: (limit) => `Aantal tekens moet meer dan ${limit} zijn`,
      atMost: (limit) => `Aantal tekens mag hoogstens ${limit} zijn`,
      lessThan: (limit) => `Aantal tekens moet minder dan ${limit} zijn`,
    },
    array: {
      exactly: (limit) => `Aantal items moet precies ${limit} zijn`,
      atLeast: (limit) => `Aantal items moet minstens ${limit} zijn`,
      moreThan: (limit) => `Aantal items moet meer dan ${limit} zijn`,
      atMost: (limit) => `Aantal items mag hoogstens ${limit} zijn`,
      lessThan: (limit) => `Aantal items moet minder dan ${limit} zijn`,
    },
    file: {
      exactly: (limit) => `Aantal bytes moet precies ${limit} zijn`,
      atLeast: (limit) => `Aantal bytes moet minstens ${limit} zijn`,
      moreThan: (limit) => `Aantal bytes moet meer dan ${limit} zijn`,
      atMost: (limit) => `Aantal bytes mag hoogstens ${limit} zijn`,
      lessThan: (limit) => `Aantal bytes moet minder dan ${limit} zijn`,
    },
  },
  multipleOf: (divisor) => `Moet een veelvoud van ${divisor} zijn`,
  unknownField: 'Dit veld bestaat niet',
  unstorable: 'Bevat een teken dat niet kan worden opgeslagen',
  other: 'Is niet geschreven zoals het moet',
};
