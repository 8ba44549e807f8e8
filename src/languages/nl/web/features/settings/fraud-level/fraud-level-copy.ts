import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english.fraudLevelCopy> = {
  whatIsBasic: 'Wat doet de basisbescherming?',
  basic: {
    title: 'Basisbescherming',
    text: 'Op het basisniveau beslist alleen de betaalprovider; geen van je eigen filters wordt geraadpleegd.',
    points: [
      'Betalingen met het hoogste risico volgens de betaalprovider worden geblokkeerd.',
      'Betalingen waarvan de beveiligingscode (CVC) niet klopt, worden geweigerd zolang je account dat voorschrijft.',
      'Opgeslagen filters blijven bewaard en komen terug met het geavanceerde niveau.',
    ],
    close: 'Sluiten',
  },
  noFilters: 'Stel eerst minstens één filter in.',
  tour: {
    steps: [
      {
        title: 'Je eigen fraudefilters',
        text: 'Bepaal welke bestellingen een tweede blik verdienen: op adres, land, prijs of aantal artikelen.',
      },
      {
        title: 'Aanhouden of blokkeren',
        text: 'Een aangehouden betaling is geautoriseerd en wordt pas geïnd als je die goedkeurt. Een geblokkeerde bereikt de bank nooit.',
      },
      {
        title: 'Test eerst met je eigen betalingen',
        text: 'Voordat je opslaat, vertelt het fraudelab wat je filters zouden hebben gedaan met de betalingen die je hebt ontvangen.',
      },
    ],
    progress: (step, steps) => `${step} van ${steps}`,
    next: 'Volgende',
    later: 'Rondleiding overslaan',
    configure: 'Filters instellen',
  },
};
