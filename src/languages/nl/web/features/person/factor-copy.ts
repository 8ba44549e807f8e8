import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof english.factorCopy> = {
  title: 'Tweede stap',
  lead: 'Waarmee je naast je wachtwoord inlogt. Wie alleen je wachtwoord te weten komt, blijft buiten.',
  failed: 'De tweede stap kon niet worden geladen.',
  demanded: 'Je rol vereist die: de laatste kan niet worden verwijderd.',
  codes: 'Codes van een authenticatie-app',
  codesOff: 'Uit',
  codesSince: (when) => `Sinds ${when}`,
  addCodes: 'Instellen',
  removeCodes: 'Uitzetten',
  removeCodesTitle: 'De codes uitzetten?',
  removeCodesText:
    'De codes van je app voor deze winkel zijn daarna niets meer waard. Je kunt ze altijd opnieuw instellen.',
  codesRemoved: 'De codes staan uit.',
  codesAdded: 'De codes staan aan.',
  passkeys: 'Passkeys',
  noPasskeys:
    'Nog geen. Een passkey is je vingerafdruk, gezicht of pincode op een apparaat van jou, en vraagt geen wachtwoord.',
  impossible: {
    no_name:
      'Niet op dit adres: passkeys horen bij een naam, en deze winkel wordt via een IP-adres geopend. Wie de server beheert, stelt PUBLIC_URL in op een naam.',
    no_https: 'Niet op dit adres: passkeys vereisen https.',
  },
  unknown: 'Deze browser kent geen passkeys.',
  addPasskey: 'Passkey toevoegen',
  passkeyName: 'Naam',
  passkeyNameHelp: 'Waaraan je het apparaat herkent.',
  passkeyNameMissing: 'Vul een naam in.',
  passkeyNext: 'Verder',
  passkeyLead:
    'Je browser vraagt daarna om je vingerafdruk, gezicht of pincode, of om een sleutel die je insteekt.',
  passkeyAdded: 'De passkey is toegevoegd.',
  notAdded: 'Er is niets toegevoegd.',
  renamePasskey: 'Hernoemen',
  renamePasskeyName: (name) => `De passkey ${name} hernoemen`,
  renamePasskeyTitle: (name) => `‘${name}’ hernoemen`,
  renamePasskeyAction: 'Naam opslaan',
  passkeyRenamed: 'De passkey heeft de nieuwe naam.',
  notRenamed: 'De naam is niet opgeslagen.',
  removePasskey: 'Verwijderen',
  removePasskeyName: (name) => `De passkey ${name} verwijderen`,
  removePasskeyTitle: (name) => `‘${name}’ verwijderen?`,
  removePasskeyText: 'Niemand komt er meer mee binnen. Verwijder de passkey ook op het apparaat.',
  passkeyRemoved: 'De passkey is verwijderd.',
  synced: 'Op al je apparaten',
  oneDevice: 'Op één apparaat',
  neverUsed: 'Nooit gebruikt',
  lastUsed: (when) => `Laatst gebruikt ${when}`,
  recovery: 'Herstelcodes',
  left: (count) => `nog ${figure(count)}`,
  few: (count) =>
    count === 0
      ? 'Geen over. Maak nieuwe: zonder herstelcodes kom je er na verlies van je apparaat niet meer in.'
      : `Nog maar ${figure(count)} over. Maak nieuwe voordat ze op zijn.`,
  renew: 'Nieuwe maken',
  renewTitle: 'Nieuwe herstelcodes maken?',
  renewText: 'De codes die je hebt bewaard, werken meteen niet meer.',
  renewAction: 'Nieuwe codes maken',
  codesTitle: 'Je herstelcodes',
  codesText:
    'Met elke code kom je één keer binnen als je je apparaat niet hebt. Bewaar ze waar je ze zonder apparaat vindt: ze worden niet meer getoond.',
  codesDone: 'Ik heb ze bewaard',
  copyAll: 'alle herstelcodes',
  setupTitle: 'Codes instellen',
  setupLead:
    'Scan de QR-code met een authenticatie-app op je telefoon en vul daarna de code in die de app toont.',
  square: 'Een QR-code voor je authenticatie-app. Eronder staat hetzelfde als tekst.',
  secret: 'Of typ dit in de app',
  code: 'Code',
  codeHelp: 'Zes cijfers.',
  codeMissing: 'Vul de code in die de app toont.',
  confirm: 'Aanzetten',
  cancel: 'Annuleren',
  reset: 'Tweede stap resetten',
  resetTitle: 'De tweede stap van deze persoon resetten?',
  resetText:
    'Voor iemand die het apparaat en de herstelcodes kwijt is. Over 24 uur vervallen de passkeys en codes, en logt de persoon alleen met het wachtwoord in tot alles opnieuw is ingesteld. De persoon krijgt nu een e-mail, en kan het resetten annuleren door in te loggen met wat er nog is. Controleer telefonisch of het echt die persoon is die erom vraagt.',
  resetAsked: 'De tweede stap wordt over 24 uur gereset.',
  ownReset: {
    title: (by) => `${by} heeft gevraagd je tweede stap te resetten.`,
    due: 'Die wordt verwijderd op',
    text: 'Ben je die niet kwijt, houd die dan, en vraag waarom.',
    end: 'Mijn tweede stap houden',
  },
  otherReset: {
    title: (by) => `${by} heeft gevraagd deze tweede stap te resetten.`,
    due: 'Die wordt verwijderd op',
    text: 'Wie ermee inlogt, annuleert het resetten.',
    end: 'Resetten annuleren',
  },
  resetEnded: 'Het resetten is geannuleerd.',
  none: 'Niet ingesteld.',
};

export const sessionsCopy: Words<typeof english.sessionsCopy> = {
  title: 'Ingelogd',
  lead: 'Waar je account nu open is. Beëindig wat je niet kent, en wijzig je wachtwoord.',
  leadOther: 'Waar dit account nu open is.',
  failed: 'De sessies konden niet worden geladen.',
  lastSeen: (when) => `laatst gezien ${when}`,
  since: (when) => `sinds ${when}`,
  here: 'Deze',
  end: 'Beëindigen',
  endName: (device, ip) => `De sessie van ${device} op ${ip} beëindigen`,
  ended: 'De sessie is beëindigd.',
  endOthers: 'Alle andere beëindigen',
  endAll: 'Alle beëindigen',
  endedMany: (count) =>
    plural(count, { one: '1 sessie is beëindigd.', other: `${figure(count)} sessies zijn beëindigd.` }),
  notEnded: 'De sessie is niet beëindigd.',
  none: 'Niemand is met dit account ingelogd.',
};
