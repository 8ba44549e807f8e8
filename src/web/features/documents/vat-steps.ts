import { vatCopy as copy } from './documents-copy.ts';

export type TaxNumber = Readonly<{ isRegistered: boolean; typed: string }>;
export type BusinessDetails = Readonly<{ name: string; address: string }>;

export const VAT_STEPS = [
  { id: 'number', label: copy.steps.number },
  { id: 'details', label: copy.steps.details },
] as const;
