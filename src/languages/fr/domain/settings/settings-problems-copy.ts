import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: 'Au moins un filtre de risque doit être activé pour la protection avancée.',
  notDailyInJapan: 'Les virements quotidiens ne sont pas possibles au Japon.',
  linkOrOneClick: 'Link et le paiement en un clic ne peuvent pas être actifs ensemble.',
};
