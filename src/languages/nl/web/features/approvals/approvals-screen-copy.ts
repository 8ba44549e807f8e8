import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english.approvalsScreenCopy> = {
  title: 'Goedkeuringen',
  lead: 'Waar een tweede persoon voor nodig is: wie het aanvroeg, waarom, en tot wanneer. Er gebeurt niets voordat iemand het goedkeurt.',
  filter: 'Wat wordt getoond',
  filters: { waiting: 'Wachtend', mine: 'Van mij', decided: 'Beslist', all: 'Alle' },
  table: 'Aanvragen voor goedkeuring',
  columns: { what: 'Wat', state: 'Status', when: 'Wanneer', end: 'Beslist', actions: 'Acties' },
  decidedBy: (who) => `door ${who}`,
  failed: 'De goedkeuringen konden niet worden geladen.',
  empty: {
    waiting: {
      title: 'Niets wacht op goedkeuring',
      text: 'Wat boven iemands limiet ligt, of onder een regel van de winkel valt, wacht hier op een tweede persoon.',
    },
    mine: {
      title: 'Je hebt niets aangevraagd',
      text: 'Wat je aanvraagt en een ander moet goedkeuren, komt hier te staan, met de uitkomst.',
    },
    decided: {
      title: 'Er is nog niets beslist',
      text: 'Wat is goedgekeurd, afgewezen, ingetrokken of niet op tijd beslist, komt hier te staan, met wie besliste en waarom.',
    },
    all: {
      title: 'Er was nog geen goedkeuring nodig',
      text: 'Wat boven iemands limiet ligt, of onder een regel van de winkel valt, komt hier te staan.',
    },
  },
  rules: 'Regels wijzigen',
};
