import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

const make = (name: string, may: string): string =>
  `Créer une clé API « ${name} » qui peut déplacer de l’argent : ${may}`;
const proposing = (name: string, may: string): string =>
  `Créer une clé API « ${name} » qui ne fait que proposer des mouvements d’argent : ${may}`;
const during = (days: number): string =>
  plural(days, { one: 'valable un jour', other: `valable ${figure(days)} jours` });

export const keyApprovalCopy: Words<typeof english> = {
  make,
  makeForDays: (name, may, days) => `${make(name, may)}, ${during(days)}`,
  makeProposing: proposing,
  makeProposingForDays: (name, may, days) => `${proposing(name, may)}, ${during(days)}`,
  everything: 'tout ce que permet le rôle de la personne pour qui elle agit',
};
