import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english.deliveryCopy> = {
  problems: {
    privateNetwork: 'L’indirizzo porta in una rete privata, dove non si invia nulla.',
    otherProtocol: 'Si invia solo a indirizzi con http o https.',
    unknownName: 'Il nome dell’indirizzo è sconosciuto.',
    notLookedUp: 'Non è stato possibile risolvere il nome dell’indirizzo.',
    nobody: 'All’indirizzo non risponde nessuno.',
    cut: 'Il destinatario ha interrotto la connessione.',
    unreachable: 'L’indirizzo non è raggiungibile.',
    late: 'Nessuna risposta completa entro 10 secondi.',
    redirected:
      'Il destinatario ci ha rimandato altrove, e i reindirizzamenti non vengono seguiti. Inserisci l’indirizzo a cui portano.',
    ownerGone:
      'La persona o la chiave API a nome della quale agisce questo webhook non c’è più, o non può più leggere questi dati. Crealo di nuovo.',
    notThere: 'Ciò che è cambiato non c’è più.',
  },
  failed: (technical) => `La connessione non è riuscita: ${technical}`,
  answered: (status) => `Il destinatario ha risposto con ${status}.`,
};
