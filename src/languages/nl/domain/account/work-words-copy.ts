import type * as english from '#domain/account/work-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';

export const workCopy: Words<typeof english.workCopy> = {
  disputes: {
    one: (sum, days) =>
      plural(days, {
        one: `Reageer op een geschil over ${sum}: nog 1 dag`,
        other: `Reageer op een geschil over ${sum}: nog ${figure(days)} dagen`,
      }),
    oneOnLastDay: (sum) => `Reageer op een geschil over ${sum}: vandaag laatste dag`,
    oneText: (by) => `Reageer uiterlijk ${by}, anders wint de klant.`,
    oneAction: 'Nu reageren',
    several: ({ words }) => `Reageer op ${words} lopende geschillen`,
    allToday: ({ words }) => `Reageer op ${words} lopende geschillen, allemaal vandaag`,
    someToday: ({ words }, today) =>
      `Reageer op ${words} lopende geschillen, waarvan ${figure(today)} vandaag`,
    severalFor: ({ words }, sum) => `Reageer op ${words} lopende geschillen over in totaal ${sum}`,
    allTodayFor: ({ words }, sum) =>
      `Reageer op ${words} lopende geschillen over in totaal ${sum}, allemaal vandaag`,
    someTodayFor: ({ words }, today, sum) =>
      `Reageer op ${words} lopende geschillen over in totaal ${sum}, waarvan ${figure(today)} vandaag`,
    severalText: (by) => `Reageer op het eerste uiterlijk ${by}.`,
    severalAction: 'Geschillen bekijken',
  },
  held: {
    one: 'Beslis over een aangehouden betaling',
    oneToday: 'Beslis vandaag over een aangehouden betaling',
    oneText: (by) => `Je frauderegels hebben deze betaling aangehouden. De reservering eindigt op ${by}.`,
    several: ({ words }) => `Beslis over ${words} aangehouden betalingen`,
    allToday: ({ words }) => `Beslis vandaag over ${words} aangehouden betalingen`,
    someToday: ({ words }, today) =>
      `Beslis over ${words} aangehouden betalingen, waarvan ${figure(today)} vandaag`,
    severalText: (by) => `Je frauderegels hebben ze aangehouden. De eerste reservering eindigt op ${by}.`,
    action: 'Beoordelen',
  },
  expiring: {
    one: 'Leg een betaling vast voordat de reservering eindigt',
    oneToday: 'Leg vandaag een betaling vast voordat de reservering eindigt',
    oneText: (by) => `Leg die vast, uiterlijk ${by}.`,
    several: ({ words }) => `Leg ${words} betalingen vast voordat hun reservering eindigt`,
    allToday: ({ words }) => `Leg vandaag ${words} betalingen vast voordat hun reservering eindigt`,
    someToday: ({ words }, today) =>
      `Leg ${words} betalingen vast voordat hun reservering eindigt, waarvan ${figure(today)} vandaag`,
    severalText: (by) => `Leg de eerste vast, uiterlijk ${by}.`,
    action: 'Vastleggen',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `De uitbetaling van ${sum} van ${day} is mislukt`,
    text: (reason) => `${reason} Het geld staat weer op je saldo.`,
    action: 'Uitbetaling bekijken',
  },
  failedWithdrawal: {
    title: (sum, day) => `De afschrijving van ${sum} van ${day} is mislukt`,
    text: (reason) => `${reason} Het bedrag ontbreekt weer op je saldo.`,
  },
  missingPayout: {
    title: (sum) => `De uitbetaling van ${sum} staat niet op je bankafschrift`,
    text: (day, days) =>
      `De uitbetaling werd uiterlijk ${day} verwacht, ${plural(days, { one: '1 dag', other: `${figure(days)} dagen` })} geleden. Zoek die onder ‘Te matchen’; staat die daar niet, vraag het dan aan je bank en noem de referentie.`,
    action: 'Uitbetaling bekijken',
  },
  unsentDraft: {
    title: (sum) => `Je bewijs over ${sum} is nog niet bij de bank`,
    changesTitle: (sum) => `Wat je in je bewijs over ${sum} hebt gewijzigd, is nog niet bij de bank`,
    too_little: (by) =>
      `Het is te weinig om voor je te worden ingeleverd. Vul het aan of dien het in, uiterlijk ${by}, anders krijgt de bank niets.`,
    switched_off: (by) =>
      `Je winkel levert geen concepten in. Dien het in, uiterlijk ${by}, anders krijgt de bank niets.`,
    saved_before: (by) =>
      `Wat je voor later hebt opgeslagen, gaat er vanzelf heen. Sla ook je wijzigingen op, of dien ze in, uiterlijk ${by}.`,
    action: 'Afmaken',
  },
};
