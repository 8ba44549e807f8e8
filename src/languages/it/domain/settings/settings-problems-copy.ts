import type * as english from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english.settingsProblemsCopy> = {
  noRule: 'Per la protezione avanzata deve essere attivo almeno un filtro di rischio.',
  notDailyInJapan: 'In Giappone non sono possibili bonifici giornalieri.',
  linkOrOneClick: 'Link non può essere attivo insieme al checkout con un clic.',
};
