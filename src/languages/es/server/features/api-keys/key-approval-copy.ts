import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

const forDays = (days: number): string =>
  plural(days, { one: 'durante un día', other: `durante ${figure(days)} días` });

export const keyApprovalCopy: Words<typeof english> = {
  make: (name, may) => `Crear una clave de API «${name}» que puede mover dinero: ${may}`,
  makeForDays: (name, may, days) =>
    `Crear una clave de API «${name}» que puede mover dinero: ${may}, ${forDays(days)}`,
  makeProposing: (name, may) =>
    `Crear una clave de API «${name}» que puede mover dinero: ${may}, y que solo propone`,
  makeProposingForDays: (name, may, days) =>
    `Crear una clave de API «${name}» que puede mover dinero: ${may}, ${forDays(days)}, y que solo propone`,
  everything: 'todo lo que puede hacer quien la creó',
};
