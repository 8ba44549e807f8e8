import type {
  approvalFailuresCopy as english,
  approvalDecidedCopy as englishApprovalDecidedCopy,
  approvalNotYoursCopy as englishApprovalNotYoursCopy,
} from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof english> = {
  approval_requested:
    'Das braucht eine zweite Person. Es wurde zur Freigabe gesendet; es ist noch nichts geschehen.',
  approval_nobody:
    'Das braucht eine zweite Person, und niemand sonst hier könnte es freigeben. Es ist nichts geschehen. Ein Inhaber kann die Regel unter „Einstellungen › Freigaben“ ändern oder die Grenzen Ihrer Rolle unter „Einstellungen › Personen“.',
  approval_not_proposable:
    'Dieser API-Schlüssel schlägt nur vor, und das lässt sich nicht vorschlagen: Es würde ein Geheimnis anzeigen, eine Datei annehmen oder nur Sie selbst betreffen. Eine Person muss es tun.',
  approval_missing: 'Diesen Antrag gibt es nicht, oder Sie dürfen ihn nicht sehen.',
  approval_own: 'Sie haben das selbst beantragt. Jemand anderes muss es freigeben.',
  approval_by_key: 'Freigeben, ablehnen oder zurückziehen kann nur eine Person. Melden Sie sich dafür an.',
  approval_changed:
    'Worum es geht, hat sich seit dem Antrag geändert. Es ist nichts geschehen. Sehen Sie es sich noch einmal an, und stellen Sie den Antrag neu, falls er noch richtig ist.',
  approval_asker_gone:
    'Wer das beantragt hat, darf es nicht mehr tun, oder der verwendete Schlüssel wurde widerrufen. Es ist nichts geschehen.',
  approval_over_own_limit:
    'Wer das freigegeben hat, hat die eigenen Grenzen für heute ausgeschöpft. Es ist nichts geschehen.',
  approval_rule_alone:
    'Weniger als zwei Personen könnten das freigeben. Mit dieser Regel könnte es niemand mehr tun. Laden Sie zuerst jemanden ein, oder wählen Sie mehr Rollen.',
};

export const approvalNotYoursCopy: Words<typeof englishApprovalNotYoursCopy> = {
  capability: 'Ihre Rolle dürfte das selbst nicht tun und kann es deshalb auch nicht freigeben.',
  role: 'Die Regel nennt andere Rollen als Ihre. Jemand mit einer davon muss entscheiden.',
  limit:
    'Das liegt über Ihrer eigenen Grenze für eine einzelne Erstattung. Jemand mit einer höheren Grenze muss entscheiden.',
  withdraw: 'Zurückziehen kann nur, wer es beantragt hat. Sie können es ablehnen.',
};

export const approvalDecidedCopy: Words<typeof englishApprovalDecidedCopy> = {
  approved: 'Das wurde bereits freigegeben. Es wurde nichts ein zweites Mal ausgeführt.',
  approvedBy: (person) =>
    `Das wurde bereits freigegeben, von ${person}. Es wurde nichts ein zweites Mal ausgeführt.`,
  declined: 'Das wurde abgelehnt.',
  declinedBy: (person) => `Das wurde von ${person} abgelehnt.`,
  withdrawn: 'Wer das beantragt hat, hat es zurückgezogen.',
  expired: 'Niemand hat das rechtzeitig freigegeben. Beantragen Sie es neu, falls es noch nötig ist.',
  failed:
    'Das konnte nach der Freigabe nicht ausgeführt werden. Beantragen Sie es neu, falls es noch nötig ist.',
};
