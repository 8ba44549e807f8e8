import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'Ce n’est pas un statut de compte.',
  noOffer: 'Le prestataire ne fait pas cette offre.',
  noCountry: 'Le prestataire n’ouvre pas de compte dans ce pays.',
  interval: 'Choisissez daily, weekly, monthly ou manual.',
  dailyInJapan: 'Les virements quotidiens ne sont pas possibles au Japon.',
  weekday: 'Choisissez un jour du lundi au vendredi.',
  bankNumber: 'Saisissez 4 à 20 chiffres.',
};
