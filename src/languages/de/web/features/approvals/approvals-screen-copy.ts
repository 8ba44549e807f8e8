import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: 'Freigaben',
  lead: 'Was eine zweite Person braucht: wer es beantragt hat, warum, und bis wann. Nichts geschieht, bevor jemand es freigibt.',
  filter: 'Welche angezeigt werden',
  filters: { waiting: 'Wartend', mine: 'Meine', decided: 'Entschieden', all: 'Alle' },
  table: 'Anträge auf Freigabe',
  columns: { what: 'Was', state: 'Status', when: 'Wann', end: 'Entschieden', actions: 'Aktionen' },
  decidedBy: (who) => `von ${who}`,
  failed: 'Die Freigaben konnten nicht geladen werden.',
  empty: {
    waiting: {
      title: 'Nichts wartet auf Freigabe',
      text: 'Was über jemandes Grenze liegt oder unter eine Regel des Shops fällt, wartet hier auf eine zweite Person.',
    },
    mine: {
      title: 'Sie haben nichts beantragt',
      text: 'Was Sie beantragen und eine andere Person freigeben muss, steht hier, mit dem, was daraus wurde.',
    },
    decided: {
      title: 'Noch wurde nichts entschieden',
      text: 'Was freigegeben, abgelehnt, zurückgezogen oder nicht rechtzeitig entschieden wurde, steht hier, auch von wem und warum.',
    },
    all: {
      title: 'Noch hat nichts eine Freigabe gebraucht',
      text: 'Was über jemandes Grenze liegt oder unter eine Regel des Shops fällt, steht hier.',
    },
  },
  rules: 'Regeln ändern',
};
