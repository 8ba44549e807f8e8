import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/api-keys/key-approval-copy.ts';

const forDays = (days: number): string =>
  plural(days, { one: 'per un giorno', other: `per ${figure(days)} giorni` });

export const keyApprovalCopy: Words<typeof english.keyApprovalCopy> = {
  make: (name, may) => `Creare una chiave API “${name}” che può muovere denaro: ${may}`,
  makeForDays: (name, may, days) =>
    `Creare una chiave API “${name}” che può muovere denaro: ${may}, ${forDays(days)}`,
  makeProposing: (name, may) =>
    `Creare una chiave API “${name}” che può solo proporre movimenti di denaro: ${may}`,
  makeProposingForDays: (name, may, days) =>
    `Creare una chiave API “${name}” che può solo proporre movimenti di denaro: ${may}, ${forDays(days)}`,
  everything: 'tutto ciò che può fare chi la possiede',
};
