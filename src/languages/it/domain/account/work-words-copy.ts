import type * as english from '#domain/account/work-words-copy.ts';
import { figure, ofDay, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const workCopy: Words<typeof english.workCopy> = {
  disputes: {
    one: (sum, days) =>
      plural(days, {
        one: `Rispondi a una contestazione di ${sum}: 1 giorno rimasto`,
        other: `Rispondi a una contestazione di ${sum}: ${figure(days)} giorni rimasti`,
      }),
    oneOnLastDay: (sum) => `Rispondi a una contestazione di ${sum}: ultimo giorno`,
    oneText: (by) => `Rispondi entro ${theDay(by)}, altrimenti vince il cliente.`,
    oneAction: 'Rispondi ora',
    several: ({ words }) => `Rispondi a ${words} contestazioni attive`,
    allToday: ({ words }) => `Rispondi a ${words} contestazioni attive, tutte oggi`,
    someToday: ({ words }, today) => `Rispondi a ${words} contestazioni attive, ${figure(today)} oggi`,
    severalFor: ({ words }, sum) => `Rispondi a ${words} contestazioni attive per un totale di ${sum}`,
    allTodayFor: ({ words }, sum) =>
      `Rispondi a ${words} contestazioni attive, tutte oggi, per un totale di ${sum}`,
    someTodayFor: ({ words }, today, sum) =>
      `Rispondi a ${words} contestazioni attive, ${figure(today)} oggi, per un totale di ${sum}`,
    severalText: (by) => `La prima risposta è attesa entro ${theDay(by)}.`,
    severalAction: 'Vedi le contestazioni',
  },
  held: {
    one: 'Decidi su un pagamento trattenuto',
    oneToday: 'Decidi su un pagamento trattenuto, oggi',
    oneText: (by) => `L’hanno trattenuto le tue regole sulle frodi. L’autorizzazione termina ${theDay(by)}.`,
    several: ({ words }) => `Decidi su ${words} pagamenti trattenuti`,
    allToday: ({ words }) => `Decidi su ${words} pagamenti trattenuti, tutti oggi`,
    someToday: ({ words }, today) => `Decidi su ${words} pagamenti trattenuti, ${figure(today)} oggi`,
    severalText: (by) =>
      `Li hanno trattenuti le tue regole sulle frodi. La prima autorizzazione termina ${theDay(by)}.`,
    action: 'Esamina',
  },
  expiring: {
    one: 'Acquisisci un pagamento prima che l’autorizzazione termini',
    oneToday: 'Acquisisci un pagamento prima che l’autorizzazione termini, oggi',
    oneText: (by) => `Acquisiscilo entro ${theDay(by)}.`,
    several: ({ words }) => `Acquisisci ${words} pagamenti prima che le autorizzazioni terminino`,
    allToday: ({ words }) =>
      `Acquisisci ${words} pagamenti prima che le autorizzazioni terminino, tutti oggi`,
    someToday: ({ words }, today) =>
      `Acquisisci ${words} pagamenti prima che le autorizzazioni terminino, ${figure(today)} oggi`,
    severalText: (by) => `Acquisisci il primo entro ${theDay(by)}.`,
    action: 'Acquisisci',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `Il bonifico di ${sum} ${ofDay(day)} non è riuscito`,
    text: (reason) => `${reason} Il denaro è di nuovo nel tuo saldo.`,
    action: 'Vedi il bonifico',
  },
  failedWithdrawal: {
    title: (sum, day) => `Il prelievo di ${sum} ${ofDay(day)} non è riuscito`,
    text: (reason) => `${reason} L’importo manca di nuovo dal tuo saldo.`,
  },
  missingPayout: {
    title: (sum) => `Il bonifico di ${sum} non è sul tuo estratto conto`,
    text: (day, days) =>
      plural(days, {
        one: `Era previsto entro ${theDay(day)}, 1 giorno fa. Cercalo in Da abbinare; se non c’è, chiedi alla tua banca e indica il suo riferimento.`,
        other: `Era previsto entro ${theDay(day)}, ${figure(days)} giorni fa. Cercalo in Da abbinare; se non c’è, chiedi alla tua banca e indica il suo riferimento.`,
      }),
    action: 'Vedi il bonifico',
  },
  unsentDraft: {
    title: (sum) => `Le tue prove per ${sum} non sono state inviate alla banca`,
    changesTitle: (sum) => `Le modifiche alle prove per ${sum} non sono state inviate alla banca`,
    too_little: (by) =>
      `Sono troppo poche per essere consegnate al posto tuo. Completale o inviale entro ${theDay(by)}, altrimenti la banca non riceve nulla.`,
    switched_off: (by) =>
      `Il tuo negozio non consegna le bozze. Inviale entro ${theDay(by)}, altrimenti la banca non riceve nulla.`,
    saved_before: (by) =>
      `Ciò che hai salvato per dopo viene inviato automaticamente. Salva anche le modifiche, o inviale, entro ${theDay(by)}.`,
    action: 'Completale',
  },
};
