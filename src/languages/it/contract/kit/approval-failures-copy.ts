import type * as english from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof english.approvalFailuresCopy> = {
  approval_requested:
    'Serve una seconda persona. La richiesta è stata inviata per approvazione; non è stato ancora fatto nulla.',
  approval_nobody:
    'Serve una seconda persona, e qui nessun altro potrebbe approvare. Non è stato fatto nulla. Un titolare può cambiare la regola in Impostazioni › Approvazioni, o i limiti del tuo ruolo in Impostazioni › Persone.',
  approval_not_proposable:
    'Questa chiave API può solo proporre, e questo non si può proporre: mostrerebbe un segreto, richiederebbe un file o riguarderebbe solo te. Deve farlo una persona.',
  approval_missing: 'Questa richiesta non esiste, o non puoi vederla.',
  approval_own: 'L’hai chiesto tu. Deve approvarlo qualcun altro.',
  approval_by_key: 'Solo una persona può approvare, rifiutare o ritirare. Accedi per farlo.',
  approval_changed:
    'Ciò a cui si riferisce la richiesta è cambiato nel frattempo. Non è stato fatto nulla. Controlla di nuovo e, se è ancora giusto, chiedi un’altra volta.',
  approval_asker_gone:
    'Chi ha fatto la richiesta non può più farlo, o la sua chiave è stata revocata. Non è stato fatto nulla.',
  approval_over_own_limit: 'Chi ha approvato ha esaurito i propri limiti per oggi. Non è stato fatto nulla.',
  approval_rule_alone:
    'Meno di due persone potrebbero approvarlo. Con questa regola nessuno potrebbe più farlo. Invita prima qualcuno, o indica più ruoli.',
};

export const approvalNotYoursCopy: Words<typeof english.approvalNotYoursCopy> = {
  capability: 'Il tuo ruolo non potrebbe farlo, quindi non può nemmeno approvarlo.',
  role: 'La regola indica ruoli diversi dal tuo. Deve decidere chi ne ha uno.',
  limit: 'Supera il tuo limite per un singolo rimborso. Deve decidere chi ha un limite più alto.',
  withdraw: 'Solo chi ha fatto la richiesta può ritirarla. Tu puoi rifiutarla.',
};

export const approvalDecidedCopy: Words<typeof english.approvalDecidedCopy> = {
  approved: 'È già stato approvato. Non è stato fatto nulla una seconda volta.',
  approvedBy: (person) => `È già stato approvato da ${person}. Non è stato fatto nulla una seconda volta.`,
  declined: 'La richiesta è stata rifiutata.',
  declinedBy: (person) => `La richiesta è stata rifiutata da ${person}.`,
  withdrawn: 'La richiesta è stata ritirata da chi l’aveva fatta.',
  expired: 'Nessuno ha approvato in tempo. Se serve ancora, chiedilo di nuovo.',
  failed: 'Al momento dell’approvazione non è stato possibile eseguirlo. Se serve ancora, chiedilo di nuovo.',
};
