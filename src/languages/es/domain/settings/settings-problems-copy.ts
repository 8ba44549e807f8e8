import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: 'La protección avanzada necesita al menos un filtro de riesgo activado.',
  notDailyInJapan: 'En Japón no son posibles las transferencias diarias.',
  linkOrOneClick: 'Link y el pago con un clic no pueden estar activados a la vez.',
};
