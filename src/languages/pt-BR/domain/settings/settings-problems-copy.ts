import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: 'A proteção avançada precisa de ao menos um filtro de risco ativado.',
  notDailyInJapan: 'Repasses diários não são possíveis no Japão.',
  linkOrOneClick: 'O Link não pode estar ativado junto com o checkout com um clique.',
};
