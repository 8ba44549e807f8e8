import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english.deliveryCopy> = {
  problems: {
    privateNetwork: 'Het adres leidt naar een privénetwerk, en daarheen wordt niets verstuurd.',
    otherProtocol: 'Er wordt alleen verstuurd naar adressen met http of https.',
    unknownName: 'De naam van het adres is niet bekend.',
    notLookedUp: 'De naam van het adres kon niet worden opgezocht.',
    nobody: 'Niemand antwoordt op het adres.',
    cut: 'De ontvanger heeft de verbinding verbroken.',
    unreachable: 'Het adres is niet bereikbaar.',
    late: 'Geen volledig antwoord binnen 10 seconden.',
    redirected:
      'De ontvanger stuurde ons door, en doorverwijzingen worden niet gevolgd. Vul het adres in waar ze heen leiden.',
    ownerGone:
      'De persoon of API-sleutel namens wie deze webhook werkt, is er niet meer of mag dit niet meer lezen. Maak de webhook opnieuw.',
    notThere: 'Wat is gewijzigd, is er niet meer.',
  },
  failed: (technical) => `De verbinding is mislukt: ${technical}`,
  answered: (status) => `De ontvanger antwoordde met ${status}.`,
};
