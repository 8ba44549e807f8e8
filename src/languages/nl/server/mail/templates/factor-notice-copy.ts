import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english.factorNoticeCopy> = {
  changedSubject: (storeName) => `Hoe je inlogt bij ${storeName} is gewijzigd`,
  changed: {
    codesOn: (storeName) => `Voor je account bij ${storeName} zijn eenmalige codes van een app aangezet.`,
    codesOff: (storeName) => `Voor je account bij ${storeName} zijn eenmalige codes van een app uitgezet.`,
    newRecoveryCodes: (storeName) =>
      `Voor je account bij ${storeName} zijn nieuwe herstelcodes gemaakt; de vorige zijn vervallen.`,
    reset: (storeName) =>
      `Voor je account bij ${storeName} is elke tweede factor verwijderd, zodat je die opnieuw kunt instellen.`,
  },
  passkeyAdded: (name, storeName) => `Voor je account bij ${storeName} is de passkey ‘${name}’ toegevoegd.`,
  passkeyRemoved: (name, storeName) => `Voor je account bij ${storeName} is de passkey ‘${name}’ verwijderd.`,
  ifNotYou:
    'Was jij het, dan hoef je niets te doen. Zo niet, wijzig dan meteen je wachtwoord en waarschuw een eigenaar van de winkel.',
  ifNotAsked:
    'Heb je erom gevraagd, log dan in en stel je tweede stap opnieuw in. Zo niet, waarschuw dan meteen een andere eigenaar van de winkel.',

  resetSubject: (storeName) => `Je tweede stap bij ${storeName} wordt binnenkort gereset`,
  resetAsked: (by, storeName) =>
    `${by} heeft gevraagd je passkeys en codes bij ${storeName} te verwijderen, omdat je ze kwijt zou zijn.`,
  resetDue: (moment) => `Ze worden verwijderd: ${moment}`,
  ifNotLost:
    'Ben je ze kwijt, wacht dan tot dat moment en log alleen met je wachtwoord in. Zo niet, log dan in met je tweede stap: daarmee annuleer je het resetten. Waarschuw daarna een andere eigenaar van de winkel.',

  usedCodeSubject: (storeName) => `Er is een herstelcode gebruikt bij ${storeName}`,
  usedCode: (storeName) =>
    `Iemand heeft bij ${storeName} een van je herstelcodes gebruikt in plaats van je tweede stap.`,
  codesLeft: (left) => plural(left, { one: 'Over: 1 code', other: `Over: ${figure(left)} codes` }),
  makeNew: 'Maak op je eigen pagina nieuwe voordat je er weer een nodig hebt.',
  ifNotYouUsed:
    'Was jij het en ben je je telefoon kwijt, verwijder die dan op je eigen pagina en maak nieuwe codes. Was jij het niet, wijzig dan meteen je wachtwoord.',

  linkSubject: (storeName) => `Stel een nieuw wachtwoord in bij ${storeName}`,
  linkAsked: (storeName) =>
    `Iemand heeft om een nieuw wachtwoord gevraagd voor je account bij ${storeName}. Met deze link stel je het in. Hij werkt één keer, binnen een uur.`,
  ifNotYouAsked:
    'Was jij het niet, dan hoef je niets te doen: zonder deze e-mail kan niemand de link gebruiken.',
  setIt: 'Stel een nieuw wachtwoord in:',
  link: 'Nieuw wachtwoord instellen',
};
