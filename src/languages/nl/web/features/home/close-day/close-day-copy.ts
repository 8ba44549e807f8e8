import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english.closeDayCopy> = {
  title: 'Dag afsluiten',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'De dag wordt opgeteld',
  failed: 'De dag kon niet worden opgeteld.',
  opening: 'Beginsaldo',
  closing: 'Eindsaldo',
  unexplained: 'Niet verklaard',
  lines: {
    payments: 'Betalingen',
    refunds: 'Terugbetalingen',
    disputes: 'Geschillen',
    fees: 'Kosten',
    payouts: 'Uitbetalingen',
    other: 'Overig',
  },
  ledger: (currency) => `De dag in ${currency}`,
  addsUp: 'De mutaties in je gegevens komen overeen met het saldo bij de betaalprovider.',
  off: {
    title: (sums) => `Niet te verklaren: ${sums}`,
    text: 'Het saldo bij de betaalprovider wijkt af van je gegevens. Misschien is er iets hier nog niet aangekomen: Synchronisatie toont wat ontbreekt en haalt het op. Controleer daarna opnieuw.',
    sync: 'Synchronisatie openen',
    rows: 'Transacties van de dag bekijken',
    again: 'Opnieuw controleren',
  },
  note: 'Waarom je toch aftekent',
  noteMissing: 'Schrijf op waarom.',
  signOff: 'Aftekenen',
  signed: (name) => `Afgetekend door ${name},`,
  said: (note) => `‘${note}’`,
  done: 'Afgetekend. Het staat in de auditlog.',
  notDone: 'De dag is niet afgetekend.',
  print: 'Afdrukken',
};
