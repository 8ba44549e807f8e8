import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english.accountTopics> = {
  verification: {
    title: 'Verificare la tua attività',
    lead: 'Il gestore dei pagamenti deve sapere chi riceve il denaro. Chiede dati sull’attività e sulle persone che ne fanno parte.',
    sections: [
      {
        title: 'Che cosa tenere a portata di mano',
        text: ['Che cosa ti serve dipende dal Paese e dal tipo di attività.'],
        points: [
          'Per il titolare: nome, data di nascita, indirizzo di residenza e un numero di identificazione personale o un documento d’identità.',
          'Per l’attività: denominazione legale, indirizzo, numero di registrazione o codice fiscale, sito web e un numero di telefono.',
          'Un conto bancario intestato all’attività.',
        ],
      },
      {
        title: 'Quanto tempo ci vuole',
        text: [
          'Per compilare bastano circa dieci minuti. La maggior parte dei controlli è immediata; un documento che una persona deve leggere può richiedere due giorni lavorativi.',
          'Mentre il gestore dei pagamenti controlla, non devi fare nulla. La scheda dell’account dice chi attende chi.',
        ],
      },
      {
        title: 'Quando qualcosa viene rifiutato',
        text: [
          'Il motivo è indicato accanto al dato a cui si riferisce. Correggi quel dato e invialo di nuovo; nient’altro va ripetuto.',
          'Un documento deve essere in corso di validità, a colori, con tutti e quattro gli angoli nell’immagine, e non superare 10 MB.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'Che cosa significa lo stato dell’account',
    lead: 'Lo stato dice se puoi accettare pagamenti, se ricevi i bonifici e chi deve agire.',
    sections: [
      {
        title: 'Gli stati',
        text: [],
        points: [
          'Completo o Attivo: pagamenti e bonifici funzionano.',
          'In attesa: il gestore dei pagamenti sta controllando ciò che hai inviato.',
          'Presto limitato: manca qualcosa. I pagamenti funzionano fino alla data indicata.',
          'Limitato in parte: i pagamenti funzionano, i bonifici attendono una tua azione.',
          'Limitato: i pagamenti attendono una tua azione.',
          'In revisione: il gestore dei pagamenti sta esaminando l’account. Ti avvisa quando ha deciso.',
          'Respinto: l’account non si può usare. Il gestore trattiene il denaro rimasto per rimborsi e contestazioni, e decide quando bonificare il resto. Lo storico dell’account resta accessibile.',
        ],
      },
      {
        title: 'Il tuo storico resta accessibile',
        text: [
          'Qualunque sia lo stato, puoi aprire transazioni, bonifici, contestazioni e documenti, ed esportarli.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Vendere prima che la verifica sia completa',
    lead: 'Alcuni nuovi negozi possono accettare pagamenti prima che ogni dato sia verificato.',
    sections: [
      {
        title: 'Fin dove si arriva',
        text: [
          'Puoi vendere fino a 5000 $ o finché non sono passati 30 giorni dal primo pagamento, a seconda di che cosa avviene prima.',
          'I bonifici iniziano quando il conto bancario e i dati rimanenti sono verificati. Fino ad allora il denaro attende nel tuo saldo.',
        ],
      },
      {
        title: 'Quando si raggiunge il limite',
        text: [
          'I nuovi pagamenti si fermano finché i dati non sono completi. Nulla di ciò che hai guadagnato va perso.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'La sandbox',
    lead: 'Un account sandbox si comporta come uno vero, con denaro che non esiste.',
    sections: [
      {
        title: 'A che cosa serve',
        text: [
          'Per costruire un negozio per qualcun altro, per formarsi, o per provare impostazioni prima che le vedano i clienti. Non servono dati dell’attività.',
          'Le carte reali vengono rifiutate. Pagamenti, contestazioni e bonifici della sandbox non toccano mai una banca.',
        ],
      },
      {
        title: 'Passare a live',
        text: [
          'Attivare i pagamenti reali avvia la verifica dell’attività reale. La sandbox resta finché l’account live non può accettare pagamenti; poi i suoi pagamenti di test vengono archiviati, e i suoi ordini restano nel negozio.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Modalità di test',
    lead: 'Con un account live, la modalità di test ti permette di fare ordini con carte di test. Mentre è attiva i clienti non possono pagare.',
    sections: [
      {
        title: 'Attivarla e disattivarla',
        text: [
          'La modalità di test è un’impostazione dei pagamenti. Un’etichetta in cima a ogni pagina dice che è attiva.',
          'I pagamenti di test hanno un elenco proprio: ciò che fai in modalità di test non si mescola mai con i pagamenti reali.',
        ],
      },
      {
        title: 'Carte di test',
        text: [
          'Il numero 4242 4242 4242 4242, con una data futura e tre cifre qualsiasi, permette di pagare. Altri numeri di test vengono rifiutati o contestati.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'Il collegamento del tuo sito',
    lead: 'Il negozio comunica con il gestore dei pagamenti attraverso un collegamento che appartiene al tuo sito e al tuo account.',
    sections: [
      {
        title: 'Ricollegare',
        text: [
          'Un collegamento si può perdere quando il sito si sposta o quando la persona che lo ha creato se ne va. Ricollega dalla panoramica; l’account resta lo stesso.',
        ],
      },
      {
        title: 'Modalità sicura (Safe Mode)',
        text: [
          'Una copia di un sito (per esempio per lo staging) non deve agire come l’originale. In modalità sicura non viene inviato nulla finché non dici quale dei due è quello vero.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Termini di servizio',
    lead: 'Che cosa vi promettete tu e il gestore dei pagamenti quando colleghi un account.',
    sections: [
      {
        title: 'In breve',
        text: [
          'Il gestore dei pagamenti incassa i pagamenti per te, trattiene le sue commissioni e versa il resto sul tuo conto bancario.',
        ],
        points: [
          'Vendi solo ciò che puoi vendere, e rispondi ai tuoi clienti.',
          'Dai dati veri sul titolare e sull’attività, e li tieni aggiornati.',
          'Le commissioni sono indicate prima che tu le accetti e su ogni pagamento.',
          'Ciascuna parte può chiudere l’account; ciò che è stato guadagnato viene versato.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Perché serve HTTPS',
    lead: 'I moduli del gestore dei pagamenti si aprono solo su pagine servite con HTTPS.',
    sections: [
      {
        title: 'Che cosa fare',
        text: [
          'Chiedi un certificato al tuo hosting; la maggior parte lo dà gratis. Poi imposta l’indirizzo del negozio su https:// e riapri questa pagina.',
          'Sul tuo computer usa la sandbox: non richiede HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
