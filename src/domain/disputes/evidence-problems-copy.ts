import { spoken } from '../shared/spoken.ts';

export const evidenceProblemsCopy = spoken('domain/disputes/evidence-problems-copy#evidenceProblemsCopy', {
  nothingToSubmit: 'There is no evidence to submit',
  noSuchFile: 'There is no file of evidence with this id',
  notHere: 'This cannot be written here',
} as const);
