import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english.approvalMailCopy> = {
  askedSubject: (storeName, what) => `Goedkeuring nodig bij ${storeName}: ${what}`,
  asked: (by, storeName) => `${by} vraagt bij ${storeName} iets aan waarvoor een tweede persoon nodig is.`,
  what: (what) => `Wat: ${what}`,
  why: (note) => `Waarom: ${note}`,
  until: (moment) => `Tot: ${moment}`,
  decidedBy: (who) => `Beslist door: ${who}`,
  decide:
    'Er gebeurt niets voordat iemand het goedkeurt. Keur het hier goed of wijs het af (inloggen nodig):',
  see: 'Bekijk het hier (inloggen nodig):',
  link: 'Goedkeuringen',
  endedSubject: {
    done: (what) => `Goedgekeurd en gedaan: ${what}`,
    ready: (what) => `Goedgekeurd: ${what}`,
    failed: (what) => `Niet gedaan: ${what}`,
    declined: (what) => `Afgewezen: ${what}`,
    expired: (what) => `Niet op tijd goedgekeurd: ${what}`,
  },
  ended: {
    done: 'Wat je hebt aangevraagd, is goedgekeurd en gedaan.',
    ready:
      'Wat je hebt aangevraagd, is goedgekeurd. Doe het nu zelf nog een keer: er wordt een geheim getoond dat alleen jij mag zien.',
    failed: 'Wat je hebt aangevraagd, kon niet worden gedaan. Er is niets gewijzigd.',
    declined: 'Wat je hebt aangevraagd, is afgewezen. Er is niets gedaan.',
    expired:
      'Niemand heeft op tijd goedgekeurd wat je hebt aangevraagd. Er is niets gedaan; vraag het opnieuw aan als het nog nodig is.',
  },
};
