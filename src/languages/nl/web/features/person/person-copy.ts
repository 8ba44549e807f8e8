import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof english.personCopy> = {
  loading: 'Gebruiker',
  failed: 'Deze persoon kon niet worden geladen.',
  missing: 'Op dit adres is niemand',
  missingText: 'Misschien is het account verwijderd, of is het adres niet volledig.',
  you: 'Dit ben jij',
  about: 'Over deze persoon',
  name: 'Naam',
  email: 'E-mail',
  since: 'Hier sinds',
  mayDo: 'Mag',
  nothing: 'Niets in dit beheer',
  password: 'Je wachtwoord wijzigen',
  passwordLead: 'Je blijft hier ingelogd en wordt overal elders uitgelogd.',
  current: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  nextHelp: 'Minstens 12 tekens.',
  again: 'Nieuw wachtwoord nogmaals',
  currentMissing: 'Vul je huidige wachtwoord in.',
  tooShort: 'Gebruik minstens 12 tekens.',
  tooLong: 'Gebruik maximaal 1.024 tekens.',
  different: 'De twee nieuwe wachtwoorden verschillen.',
  save: 'Wachtwoord wijzigen',
  saved: 'Je wachtwoord is gewijzigd.',
  notSaved: 'Je wachtwoord is niet gewijzigd.',
  unsaved: 'Je nieuwe wachtwoord is nog niet opgeslagen.',
};

export const mailChoicesCopy: Words<typeof english.mailChoicesCopy> = {
  title: 'Wat je per e-mail krijgt',
  lead: 'Alles staat ook bij je berichten. Elke keuze wordt meteen opgeslagen en geldt alleen voor jou.',
  failed: 'Je keuzes konden niet worden geladen.',
  saved: 'Je keuze is opgeslagen.',
  notSaved: 'Je keuze is niet opgeslagen.',
  kinds: {
    dispute_due: {
      label: 'Geschillen die op antwoord wachten',
      help: 'Zeven, drie en één dag voor de deadline, en een dag voordat een concept wordt ingeleverd of verloren gaat.',
    },
    export_ready: {
      label: 'Bestanden die je hebt aangevraagd',
      help: 'Het bestand zelf als het klein is, anders de link ernaartoe.',
    },
    payout_trouble: { label: 'Uitbetalingen die zijn mislukt of te laat zijn', help: 'Binnen tien minuten.' },
    holds_ending: {
      label: 'Betalingen aangehouden voor beoordeling, en reserveringen die bijna vervallen',
      help: 'Als er een nieuwe is om over te beslissen of vast te leggen.',
    },
    dispute_decided: { label: 'Gewonnen en verloren geschillen', help: 'Als de bank heeft beslist.' },
    refund_returned: {
      label: 'Teruggekomen terugbetalingen',
      help: 'Als de bank van een klant het geld niet heeft aangenomen.',
    },
    requirements: {
      label: 'Gegevens die de betaalprovider nodig heeft',
      help: 'Als er iets ontbreekt, en als het te laat is.',
    },
  },
  always: {
    label: 'Beveiliging, en wijzigingen van de bankrekening',
    help: 'Altijd per e-mail: nieuwe apparaten, wachtwoorden, API-sleutels, en waar je geld heen gaat.',
  },
};
