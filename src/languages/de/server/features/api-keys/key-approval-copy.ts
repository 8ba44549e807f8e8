import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

const make = (name: string, may: string): string =>
  `API-Schlüssel „${name}“ erstellen, der Geld bewegen darf: ${may}`;
const forDays = (days: number): string =>
  plural(days, { one: 'für einen Tag', other: `für ${figure(days)} Tage` });

export const keyApprovalCopy: Words<typeof english> = {
  make,
  makeForDays: (name, may, days) => `${make(name, may)}; gilt ${forDays(days)}`,
  makeProposing: (name, may) => `${make(name, may)}; schlägt nur vor`,
  makeProposingForDays: (name, may, days) => `${make(name, may)}; gilt ${forDays(days)}, schlägt nur vor`,
  everything: 'alles, was die Person darf, der er gehört',
};
