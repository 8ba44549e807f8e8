import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/search/places-copy.ts';

/** Instellingen naar het anker van hun onderdeel, met de woorden waarop mensen zoeken. */
export const settingsPlaces: Words<typeof english.settingsPlaces> = {
  general: ['Algemeen: betalingen aan of uit, testmodus', 'inschakelen uitschakelen schakelaar winkel test'],
  'payment-methods': [
    'Betaalmethoden',
    'kaarten pas creditcard ideal sepa bancontact klarna visa mastercard kosten tarieven',
  ],
  'buy-now-pay-later': ['Koop nu, betaal later', 'klarna affirm afterpay riverty termijnen achteraf'],
  'express-checkouts': ['Express-checkouts', 'apple pay google wallet knop woopay link'],
  transactions: [
    'Transacties: later vastleggen, opgeslagen kaarten, bankafschrift, contact voor support',
    'handmatig autorisatie omschrijving naam afschrift e-mail email telefoon support opgeslagen',
  ],
  'payout-schedule': [
    'Uitbetalingsschema en bankrekening',
    'storting dagelijks wekelijks maandelijks iban rekeningnummer',
  ],
  'fp-settings': ['Fraudebescherming', 'risico blokkeren regels avs cvc filters'],
  reporting: ['Rapporten: taal van bestanden', 'export csv vertaling taal'],
  'advanced-settings': ['Geavanceerde instellingen', 'meerdere valuta valuta’s abonnementen debug log'],
};

/** Plekken buiten de betalingsinstellingen. */
export const otherPlaces: Words<typeof english.otherPlaces> = {
  password: ['Je wachtwoord wijzigen', 'inloggen aanmelden login account beveiliging profiel'],
  currencies: ['Valuta’s, koersen en afronding', 'wisselkoers meerdere valuta valuta’s geld schakelaar'],
  keys: ['API-sleutels', 'rest toegang token programma integratie stripe'],
  setup: ['Stripe: sleutels en rechten', 'webhook geheim koppelen provider'],
};

/** De titels zijn die van de helponderwerpen. */
export const helpPlaces: Words<typeof english.helpPlaces> = {
  verification: ['Je bedrijf verifiëren', 'identiteit documenten kyc paspoort'],
  'account-status': ['Wat de accountstatus betekent', 'beperkt in behandeling afgewezen beoordeling actief'],
  'early-selling': ['Verkopen voordat de verificatie klaar is', 'limiet stapsgewijs'],
  sandbox: ['De sandbox', 'test proberen demo live'],
  'test-mode': ['Testmodus', 'kaarten 4242 proberen'],
  'site-connection': ['De koppeling van je site', 'veilige modus safe mode opnieuw koppelen'],
  terms: ['Servicevoorwaarden', 'juridisch overeenkomst voorwaarden'],
  https: ['Waarom HTTPS nodig is', 'ssl certificaat veilig tls'],
  'payout-schedule': ['Het uitbetalingsschema', 'storting wanneer geld bank dagen'],
  'instant-payouts': ['Directe uitbetalingen', 'snel nu minuten kosten'],
  'failed-payouts': ['Als een uitbetaling mislukt', 'teruggestuurd gesloten opgeheven bankrekening'],
  balances: ['Je saldo', 'beschikbaar in behandeling geld'],
  fees: ['Kosten', 'prijs tarieven percentage commissie'],
  transactions: ['De transactielijst lezen', 'netto bedrag kolommen'],
  'manual-capture': ['Betalingen later vastleggen', 'autorisatie reservering niet vastgelegd'],
  refunds: ['Terugbetalingen', 'geld terug retour gedeeltelijk'],
  exports: ['Een lijst exporteren', 'csv downloaden bestand boekhouder taal vertaling'],
  documents: ['Btw-facturen', 'belasting factuur rekening'],
  'card-readers': ['Kaartlezers en fysieke betalingen', 'winkel terminal pos pin contactloos'],
  capital: ['Capital-leningen', 'financiering voorschot'],
  disputes: ['Geschillen', 'chargeback terugboeking bank klacht'],
  inquiries: ['Informatieverzoeken', 'vraag bank'],
  evidence: ['Bewijs dat helpt', 'aanvechten documenten uploaden'],
  'fraud-protection': ['Fraudebescherming', 'risico regels filters blokkeren'],
  'risk-level': ['Risiconiveaus', 'verhoogd hoog zeer hoog hoogste normaal'],
  'payment-methods': ['Betaalmethoden', 'kaarten ideal klarna aanbieden'],
  'express-checkouts': ['Express-checkouts', 'apple google wallet'],
  'multi-currency': ['Verkopen in meerdere valuta’s', 'wisselen euro omrekening'],
  'statement-descriptor': ['De naam op bankafschriften', 'omschrijving klant kaart'],
  subscriptions: ['Terugkerende betalingen', 'verlenging maandelijks abonnement'],
  'time-zone': ['Dagen en tijdzones', 'tijdzone klok datum utc'],
  'api-keys': ['API-sleutels', 'rest token programma'],
  privacy: ['Wat wordt bijgehouden', 'cookies gegevens tracking'],
};
