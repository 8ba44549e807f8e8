import { figure } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay:
    'Geben Sie eines von dreien an: wie weit vorgestellt wird, auf welche Zeit gestellt wird oder worauf gewartet wird.',
  noPayout:
    'Es käme keine Auszahlung: Keine ist unterwegs, und es ist kein Geld da, das von selbst ausgezahlt wird.',
  duration: 'Erwartet wird eine Dauer wie P3D oder PT1H',
  onlyForward: 'Die Zeit läuft nur vorwärts.',
  fiveYears: 'Höchstens fünf Jahre auf einmal.',
  currency: 'Das Konto nimmt in dieser Währung keine Zahlungen an.',
  items: (sum, amount) => `Zusammen ergeben sie ${figure(sum)}, und der Betrag ist ${figure(amount)}.`,
  product: 'Dieses Produkt gibt es nicht.',
};
