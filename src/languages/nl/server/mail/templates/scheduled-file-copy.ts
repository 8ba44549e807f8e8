import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transacties',
    payouts: 'Uitbetalingen',
    disputes: 'Geschillen',
    blocked: 'Geblokkeerde betalingen',
    'audit-log': 'Auditlog',
    journal: 'Journaal',
    statement: 'Maandoverzicht',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName}: ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Er staat een bestand van ${storeName} voor je klaar: ${what}, ${days}. Het wordt gemaakt als je het downloadt.`,
  came: (storeName, what, days) => `Hier is een bestand van ${storeName}: ${what}, ${days}.`,
  download: 'Download het hier (inloggen nodig):',
  why: (maker) => `Je krijgt deze e-mail omdat ${maker} je koos toen dit bestand werd gepland.`,

  notSent: (storeName, what, days) => `${storeName}: ‘${what}’, ${days}, is niet verstuurd`,
  stopped: (storeName, what) => `${storeName}: ‘${what}’ komt niet meer vanzelf`,
  trouble: {
    stopped:
      'Je planning is gestopt, omdat je dit met je rol niet meer mag exporteren. Wie dit mag exporteren, kan die weer starten.',
    nobody:
      'Niemand voor wie het is, mag dit nog exporteren, dus is het aan niemand verstuurd. Verwijder de planning en maak er een voor andere mensen.',
    not_datev:
      'DATEV accepteert alleen rekeningnummers van vier tot acht cijfers. Kies een schema van DATEV in het rekeningschema en voer de planning daarna zelf uit.',
    failed:
      'Het kon in vijf pogingen niet worden verstuurd. Voer de planning zelf uit; lukt dat ook niet, dan vindt de beheerder van de server de reden in het logboek.',
  },
  open: 'Bekijk je planningen hier (inloggen nodig):',
};
