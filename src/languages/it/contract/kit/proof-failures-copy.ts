import type * as english from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english.proofFailuresCopy> = {
  rest_proof_needed:
    'Sono passati più di 15 minuti da quando hai confermato la tua identità. Confermala di nuovo e riprova.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'La password è corretta. Ora il secondo passaggio: un codice o una passkey.'
      : 'Il tuo ruolo richiede un secondo passaggio, e non ne hai ancora uno. Accedi dalla pagina di accesso per configurarlo.',
  sign_in_step_over: 'È passato troppo tempo, o l’accesso è stato completato altrove. Accedi da capo.',
  code_wrong:
    'Questo codice è errato, o è già stato usato. Attendi che l’app mostri il prossimo, o usa un codice di recupero.',
  passkey_refused: 'Questa passkey non è stata accettata. Riprova, o usa un altro modo.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Le passkey sono legate a un nome di dominio, e questo negozio si apre con un indirizzo IP. Chi gestisce il server deve impostare PUBLIC_URL su un nome.'
      : 'Le passkey richiedono https. Chi gestisce il server deve mettere il negozio dietro https e impostare PUBLIC_URL su quell’indirizzo.',
  factor_missing: 'Questo non è più configurato. Ricarica la pagina per vedere che cosa lo è.',
  factor_reset_over: 'Non c’è alcuna reimpostazione da annullare: è già avvenuta, o è già stata annullata.',
  factor_not_begun: 'È passato troppo tempo. Ricomincia.',
  factor_demanded:
    'Il tuo ruolo richiede un secondo fattore, e questo è il tuo ultimo. Aggiungine prima un altro.',
  factor_key_missing:
    'I codici non si possono controllare: il server non trova la chiave con cui sono stati sigillati. Usa una passkey, o chiedi a chi gestisce il server (npm run people -- reset-factor).',
  person_needed: 'Può farlo solo una persona che ha effettuato l’accesso, non una chiave API.',
  session_missing: 'Questa sessione è già terminata.',
  password_link_over:
    'Questo link è già stato usato, ha più di un’ora, o ne è stato inviato uno più recente.',
};
