import type { supportContactCopy as english } from '#domain/settings/support-contact-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const supportContactCopy: Words<typeof english> = {
  emailNeeded: 'Les clients ont besoin d’une adresse où écrire.',
  wholeEmail: 'Saisissez une adresse complète, par exemple help@example.com.',
  phoneNeeded: 'Les clients ont besoin d’un numéro à appeler.',
  sandboxPhone: 'Ce numéro est réservé aux bacs à sable. Saisissez le vôtre.',
  wholePhone: 'Saisissez le numéro avec l’indicatif du pays, par exemple +1 503 555 0142.',
  japanesePhone: 'Un numéro au Japon commence par +81.',
};
