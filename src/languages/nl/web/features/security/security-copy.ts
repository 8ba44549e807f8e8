import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import { securityActionsCopy } from '#languages/nl/web/shared/security-actions-copy.ts';
import type * as english from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof english.securityListCopy> = {
  name: 'Beveiliging',
  things: (count) => plural(count, { one: 'regel', other: 'regels' }),
  failed: 'Wat er gebeurde, kon niet worden geladen.',
  empty: {
    icon: 'shield',
    title: 'Nog niets te melden',
    text: 'Inlogpogingen, verkeerde wachtwoorden, API-sleutels en geëxporteerde bestanden komen hier te staan, met het apparaat en het adres waar ze vandaan kwamen.',
  },
};

export const securityCopy: Words<typeof english.securityCopy> = {
  title: 'Beveiliging',
  leadAll:
    'Wie inlogde of dat tevergeefs probeerde, wie een sleutel maakte of gegevens exporteerde, en waarvandaan. Voor iedereen in deze winkel.',
  leadOwn:
    'Wanneer je account is gebruikt of iemand dat probeerde, en waarvandaan. Herken je een regel niet, meld het dan aan wie de winkel beheert.',
  profile: 'Je wachtwoord wijzigen',
  columns: {
    at: 'Wanneer',
    action: 'Wat',
    actor_email: 'Wie',
    details: 'Details',
    ip: 'IP-adres',
    result: 'Resultaat',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Gelukt', failed: 'Mislukt' },
  you: 'Jij',
  unknownName: 'Een onbekende naam',
  system: 'Het systeem',
  noAddress: 'Deze server',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Met de API-sleutel ${name}`,
  ways: {
    link: 'Met een eenmalige link',
    invitation: 'Met een uitnodiging',
    passkey: 'Met een passkey',
    code: 'Met een code',
    recovery: 'Met een herstelcode',
  },
  factors: { code: 'Codes van een app', passkey: 'Passkey' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} naar de rekening die eindigt op ${ending}`.trim(),
  scopes: { read: 'Lezen', read_write: 'Lezen en wijzigen' },
  kinds: {
    transactions: 'Transacties',
    payouts: 'Uitbetalingen',
    disputes: 'Geschillen',
    fraud_outcomes: 'Aangehouden en geblokkeerde betalingen',
  },
  attempts: (count, areCodes) => `${count} verkeerde ${areCodes ? 'codes' : 'wachtwoorden'} binnen het uur`,
  attemptsInAll: (count) => `${count} van alle adressen`,
  refused: 'Te veel pogingen: een tijdlang geweigerd',
  sessionsEnded: (count) => `Oudere sessies beëindigd omdat het er te veel waren: ${count}`,
  filters: { action: 'Wat', result: 'Resultaat', day: 'Dag' },
};
