import { theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof english.balanceCopy> = {
  title: 'Saldo',
  failed: 'Impossibile caricare il riepilogo dei bonifici.',
  total: 'Saldo totale',
  totalHint: 'Informazioni sul saldo totale',
  totalText:
    'Tutto ciò che è nel tuo account: quello che può partire subito e quello che deve ancora diventare disponibile.',
  available: 'Fondi disponibili',
  availableHint: 'Informazioni sui fondi disponibili',
  availableText: 'Quello che può partire subito. Parte con il prossimo bonifico.',
  pending: 'Presto disponibile',
  negativeHint: 'Perché il saldo è negativo',
  negativeText:
    'Rimborsi e contestazioni sono costati più di quanto hanno reso le vendite. Le nuove vendite coprono la differenza prima che parta un bonifico.',
};

export const instantPayoutCopy: Words<typeof english.instantPayoutCopy> = {
  offerTitle: 'Ricevi il denaro in pochi minuti',
  offer: (amount) => `Puoi trasferire subito ${amount}, anche di notte e nel fine settimana.`,
  payOut: (amount) => `Trasferisci subito ${amount}`,
  hint: 'Informazioni sui bonifici istantanei',
  hintText: (percentage) =>
    `Il denaro è sul tuo conto bancario entro 30 minuti. Commissione: ${percentage} dell’importo.`,

  title: (amount) => `Trasferire subito ${amount}?`,
  lead: 'I fondi arrivano sul tuo conto bancario entro 30 minuti.',
  amount: 'Saldo disponibile per il bonifico istantaneo',
  fee: (percentage) => `Commissione del bonifico istantaneo (${percentage})`,
  feeUntold: 'Commissione del bonifico istantaneo: comunicata dalla banca in seguito',
  hintUntold:
    'Il denaro è sul tuo conto bancario entro 30 minuti. La banca comunica la sua commissione in seguito.',
  net: 'Importo netto del bonifico',
  learnMore: 'Scopri di più',
  cancel: 'Annulla',
  confirm: (amount) => `Trasferisci ${amount}`,
  failed: 'Impossibile creare il bonifico istantaneo.',
  unchanged: 'Non è cambiato nulla.',
  inTransit: (amount) => `Bonifico istantaneo di ${amount} in transito.`,
  viewDetails: 'Vedi i dettagli',
};

export const payoutsCardCopy: Words<typeof english.payoutsCardCopy> = {
  title: 'Bonifici',
  schedule: (words) => `Automatici, ${words}.`,
  forecastNote:
    'Stime in base ai pagamenti in attesa e al tuo calendario. Rimborsi e contestazioni possono cambiarle.',
  dates: 'Date dei bonifici',
  estimate: 'Stima',
  leaves: (day) => `Parte ${theDay(day)}`,
  left: (day) => `Partito ${theDay(day)}`,
  arrives: (day) => `Arriva ${theDay(day)}`,
  arrived: (day) => `Arrivato ${theDay(day)}`,
  cameBack: 'Respinto',
  planned: (day) => `Previsto per ${theDay(day)}`,
  neverLeft: 'Annullato prima di partire',
  history: 'Vedi tutti i bonifici',
  changeSchedule: 'Cambia il calendario dei bonifici',
  updateBank: 'Aggiorna le coordinate bancarie',
  learnMore: 'Scopri di più',
};

export const nextPayoutCopy: Words<typeof english.nextPayoutCopy> = {
  prepared: 'In preparazione, parte a breve',
  estimate: (day) => `Parte ${theDay(day)} (stima)`,
  none: 'Nessuno previsto',
  available: (amount) => `${amount} disponibili.`,
};

export const noPayoutCopy: Words<typeof english.noPayoutCopy> = {
  nothing: 'Ancora nulla da trasferire',
  held: 'Il gestore dei pagamenti trattiene i tuoi bonifici.',
  waiting_period: 'Il primo bonifico viene trattenuto per 7–14 giorni.',
  bank_errored: 'I bonifici attendono nuove coordinate bancarie.',
  no_bank: 'Non c’è un conto bancario per questa valuta.',
  negative: 'Il tuo saldo è negativo.',
  manual: 'Il tuo calendario è manuale: nulla parte da solo.',
  below_minimum: 'È meno del minimo per un bonifico programmato.',
};

export const payoutNoticeCopy: Words<typeof english.payoutNoticeCopy> = {
  suspended: {
    title: 'I tuoi bonifici sono sospesi temporaneamente',
    text: 'Il saldo resta tuo.',
  },
  waits_for_details: {
    title: 'I bonifici aspettano i tuoi dati',
    text: 'Il saldo resta tuo.',
  },
  account_rejected: {
    title: 'I bonifici si sono fermati',
    text: 'Il gestore dei pagamenti trattiene il denaro rimasto per rimborsi e contestazioni e decide quando bonificare il resto.',
  },
  transit: {
    title: 'I bonifici richiedono 1–3 giorni lavorativi',
    text: 'Dipende dalla tua banca quando un bonifico già partito compare sul conto.',
  },
  waiting_period: {
    title: 'Il primo bonifico viene trattenuto per 7–14 giorni',
    text: 'È normale per un nuovo account. Dopo, i bonifici seguono il tuo calendario.',
  },
  no_funds: {
    title: 'Non ci sono ancora fondi disponibili',
    text: 'I tuoi pagamenti sono ancora in attesa. Diventano disponibili fra qualche giorno e partono con il bonifico successivo.',
  },
  negative_balance: {
    title: 'Il tuo saldo è negativo',
    text: 'I bonifici attendono che le nuove vendite coprano la differenza. Se non basta, può essere prelevata dal tuo conto bancario.',
  },
  bank_errored: {
    title: 'I tuoi bonifici sono in pausa',
    text: 'I bonifici sono in pausa perché uno recente non è riuscito. Aggiorna le coordinate del tuo conto bancario.',
  },
  below_minimum: (minimum) => ({
    title: 'I tuoi bonifici sono in pausa',
    text: `È disponibile meno di ${minimum}, il minimo per un bonifico programmato. Parte appena c’è di più.`,
  }),
};

export const accountCardCopy: Words<typeof english.accountCardCopy> = {
  title: 'Dettagli dell’account',
  payments: 'Pagamenti',
  payouts: 'Bonifici',
  failed: 'Impossibile determinare lo stato del collegamento.',
  failedText: 'Ricarica la pagina per riprovare. Nel frattempo lo storico dei pagamenti resta accessibile.',
  pendingHint: 'Perché l’account è in attesa',
  pendingText:
    'Il gestore dei pagamenti sta esaminando i tuoi dati. Finché non ha finito, non devi fare nulla.',
  edit: 'Modifica i dettagli',
  learnMore: 'Che cosa significano gli stati',
};
