import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof english.peopleListCopy> = {
  name: 'Persone',
  things: (count) => plural(count, { one: 'persona', other: 'persone' }),
  failed: 'Impossibile caricare le persone.',
  empty: {
    icon: 'user',
    title: 'Ancora nessuno',
    text: 'Invita un collega per email. Sceglie la propria password e può fare ciò che il suo ruolo permette.',
  },
};

export const peopleCopy: Words<typeof english.peopleCopy> = {
  title: 'Persone',
  lead: 'Chi lavora in questo negozio, e che cosa può fare ciascuno.',
  tabs: 'Persone e ruoli',
  people: 'Persone',
  roles: 'Ruoli',
  table: 'Persone',
  columns: {
    name: 'Nome',
    email: 'Email',
    role: 'Ruolo',
    state: 'Stato',
    factors: 'Secondo passaggio',
    last_seen: 'Ultimo accesso',
    actions: 'Azioni',
  },
  states: { active: 'Attivo', invited: 'Invitato', suspended: 'Sospeso' },
  factors: { passkey: 'Passkey', code: 'Codici' },
  noFactor: 'Nessuno',
  expired: 'Invito scaduto',
  you: 'Tu',
  notLately: 'Non nell’ultimo mese',
  notYet: 'Non ancora',
  until: (when) => `Scadenza: ${when}`,
  untilBy: (when, name) => `Scadenza: ${when}, invito di ${name}`,
  filters: { state: 'Stato', role: 'Ruolo', factor: 'Secondo passaggio' },
  search: {
    label: 'Cerca per nome o email',
    placeholder: 'Nome o email',
    anything: (text) => `Tutti quelli il cui nome o email contiene “${text}”`,
  },

  actionsFor: (name) => `Azioni per ${name}`,
  beyondYou: 'Può fare più di te',
  changeRole: 'Cambia ruolo',
  suspend: 'Sospendi',
  restore: 'Riammetti',
  remove: 'Rimuovi',
  again: 'Invia di nuovo l’invito',
  withdraw: 'Ritira l’invito',
  cancel: 'Annulla',

  invite: 'Invita qualcuno',
  inviteTitle: 'Invita qualcuno',
  inviteText:
    'Riceve per email un link che funziona una volta, per sette giorni, e sceglie la propria password.',
  email: 'Indirizzo email',
  emailWrong: 'Inserisci un indirizzo email, per esempio robin@example.com.',
  firstName: 'Nome',
  firstNameMissing: 'Inserisci un nome.',
  role: 'Ruolo',
  roleBeyond: (name) => `${name} (può fare più di te)`,
  may: (tasks) => `Può: ${tasks}.`,
  rolesFailed: 'Impossibile leggere i ruoli.',
  inviteAction: 'Invia l’invito',
  invited: (email) => `L’invito a ${email} è in corso di invio.`,

  changeRoleTitle: (name) => `Cambia il ruolo di ${name}`,
  changeRoleText: 'Il nuovo ruolo vale dal suo prossimo clic. Riceve un’email.',
  ownRoleText: 'È il tuo ruolo. Con uno inferiore potresti non vedere più questa pagina.',
  changeRoleAction: 'Cambia il ruolo',
  roleChanged: (name, role) => `${name} ora ha il ruolo ${role}.`,

  suspendTitle: (name) => `Sospendere ${name}?`,
  suspendText:
    'Le sue sessioni si chiudono ovunque entro un secondo, e non può tornare finché non decidi di riammettere questa persona. Le sue chiavi API si fermano e gli inviti che ha inviato vengono ritirati. Riceve un’email.',
  suspended: (name) => `L’account di ${name} è sospeso.`,
  restoreTitle: (name) => `Riammettere ${name}?`,
  restoreText:
    'Può accedere di nuovo con il ruolo che aveva, e le sue chiavi API tornano a funzionare. Riceve un’email.',
  restored: (name) => `${name} può accedere di nuovo.`,
  removeTitle: (name) => `Rimuovere ${name}?`,
  removeText:
    'Le sue sessioni si chiudono ovunque e le sue chiavi API vengono revocate. Non si può annullare, ma puoi inviare un nuovo invito. Ciò che ha fatto resta nel registro di controllo con il suo nome.',
  removed: (name) => `${name} non fa più parte del negozio.`,
  againTitle: (name) => `Inviare di nuovo l’invito a ${name}?`,
  againText: 'Parte un nuovo link, valido per sette giorni. Quello inviato prima smette di funzionare.',
  againAction: 'Invia di nuovo',
  sentAgain: (email) => `Un nuovo invito a ${email} è in corso di invio.`,
  withdrawTitle: (name) => `Ritirare l’invito a ${name}?`,
  withdrawText: 'Il link inviato smette di funzionare.',
  withdrawAction: 'Ritira',
  withdrawn: (name) => `L’invito a ${name} è ritirato.`,
};
