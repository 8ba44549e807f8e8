import type { Words } from '#languages/kit/words.ts';
import { figure, listed, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/dispute-challenge/challenge-copy.ts';

export const challengeCopy: Words<typeof english.challengeCopy> = {
  title: 'Geschil aanvechten',
  lead: 'Vul in wat je hebt; het wordt hier bewaard terwijl je typt. Wat je indient, gaat meteen naar de bank, en dat is definitief.',
  notLoaded: 'Geschil niet geladen',
  notLoadedText: 'Het adres noemt geen geschil. Open het opnieuw vanuit de lijst.',
  toDisputes: 'Naar geschillen',
  retrievalFailed: 'Het geschil kon niet worden geladen.',
  missing: 'Op dit adres is geen geschil',
  missingText: 'Misschien hoort het bij een ander account, of is het adres niet volledig.',
  waiting: 'Het geschil wordt geladen',

  amount: 'Betwist bedrag',
  reason: 'Reden',
  customer: 'Klant',
  order: 'Bestelling',
  disputedOn: 'Betwist op',
  unknown: 'Onbekend',
  payment: 'Betalingsdetails',
  toPayment: 'Terug naar de betaling',

  productType: 'Soort product',
  productTypeHelp: 'Bepaalt welk bewijs de bank wil zien.',
  productTypePlaceholder: 'Kies er een…',
  chooseType: 'Kies een soort product om te zien waar de bank om vraagt.',

  complete: 'Volledig',
  optional: 'Optioneel',
  missingCount: (count) => plural(count, { one: '1 ontbreekt', other: `${figure(count)} ontbreken` }),

  readOnly: 'Het bewijs is al ingediend. De gegevens hieronder kun je alleen lezen.',
  noAnswer: 'Voor dit geschil is geen bewijs ingediend, en dat kan ook niet meer.',
  noAnswerLabel: 'Geen bewijs ingediend',
  submittedLabel: 'Ingediend bewijs',
  none: 'Geen',
  unsentTitle: 'Wat je hier hebt getypt, is niet verstuurd',
  unsentText:
    'Op het geschil kon niet meer worden gereageerd voordat dit was ingediend. Kopieer het als je het ergens anders nodig hebt.',

  fileKinds: 'PDF, PNG of JPEG',
  uploading: (percent) => `Uploaden, ${percent}`,
  fileDetail: (size, pages) => (pages === '' ? size : `${size}, ${pages}`),
  pages: (count) => plural(count, { one: '1 pagina', other: `${figure(count)} pagina’s` }),
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
  waitForUpload: 'Wacht tot het bestand is geüpload',
  downloadFailed: 'Het bestand kon niet worden gedownload',
  limitReached: 'Het maximale aantal tekens voor bewijs is bereikt',
  fieldFull: (most) => `Hier past niets meer bij: in dit veld passen ${most} tekens.`,
  allFull: (most) => `Er past niets meer bij: al het bewijs samen mag ${most} tekens hebben.`,
  shippedTooLate: (day) => `De verzenddatum hoort vóór de datum van het geschil te liggen, ${day}.`,
  shipBefore: (day) => `Hoort vóór de datum van het geschil te liggen, ${day}.`,

  suggestedFrom: (sources) => `Voorgesteld uit ${listed(sources)}`,
  sources: {
    order: 'de bestelling',
    customer: 'de klant',
    shipment: 'de notities over de verzending',
    payment: 'de betaling',
  },
  takeAll: (count) =>
    plural(count, {
      one: 'Gebruiken',
      other: count === 2 ? 'Beide gebruiken' : `Alle ${figure(count)} gebruiken`,
    }),
  takeOne: (label) => `Gebruiken: ${label}`,
  ignore: 'Negeren',

  stillMissing: 'Ontbreekt nog',
  mostWeight: 'Belangrijkste eerst',
  nothingMissing: 'Alles wat bij deze reden telt, is er.',
  weFoundOne: 'We hebben er een gevonden: zie het voorstel.',
  uploadingNow: 'Wordt geüpload.',
  showMissing: 'Tonen',
  hideMissing: 'Verbergen',
  doneCount: (done, all) => `${done} van ${all} ingevuld`,
  moreMissing: (count) => `en nog ${figure(count)}`,

  packetSize: 'Omvang van het dossier',
  files: 'Bestanden',
  text: 'Tekst',
  pagesMeter: 'Pagina’s',
  of: (value, max) => `${value} van ${max}`,
  ofMegabytes: (value, max) => `${value} van ${max} MB`,
  pagesLimit: (max) => `Er kunnen maximaal ${figure(max)} pagina’s worden verstuurd.`,
  pagesUnknown: (count) =>
    plural(count, {
      one: 'De pagina’s van één bestand konden niet worden geteld.',
      other: `De pagina’s van ${figure(count)} bestanden konden niet worden geteld.`,
    }),
  preview: 'Voorbeeld zoals de bank het leest',

  atStake: 'Op het spel',
  stakePayment: 'Betaling',
  stakeFee: 'Geschilkosten',
  stakeBack: 'Terug als je wint',
  missingBeforeSubmit: (count) =>
    plural(count, { one: 'Ontbreekt nog:', other: `Er ontbreken er nog ${figure(count)}:` }),
  decided: 'De bank van de klant beslist, wat 60 dagen of langer kan duren.',
  decidedInquiry: 'De bank van de klant beoordeelt het, wat 120 dagen of langer kan duren.',
  stakeInquiry:
    'Er is nog geen geld weggehaald. Een informatieverzoek zonder antwoord kan een geschil worden.',

  saveRegion: 'Opslaan',
  keeping: 'Wordt hier bewaard',
  keptAt: (time) => `Hier bewaard om ${time}.`,
  nothingYet: 'Nog niets getypt.',
  notKeptYet: 'Nog niet hier bewaard',
  notKept: 'Niet op de server bewaard. Je tekst blijft in deze browser.',
  waitsForYou: 'Wordt hier pas bewaard als je over de wijzigingen hierboven hebt beslist.',

  atDeadline: 'Bij de deadline',
  standing: {
    nothing: 'Er wordt hier nog geen bewijs bewaard, en er ligt niets bij de bank.',
    saved: 'Wat je voor later hebt opgeslagen, gaat bij de deadline vanzelf naar de bank.',
    saved_before:
      'Wat je voor later hebt opgeslagen, gaat bij de deadline naar de bank. Wat je sindsdien hebt gewijzigd, komt er alleen als je het ook voor later opslaat of indient.',
    planned:
      'Hier bewaard, nog niet bij de bank. In het laatste uur voor de deadline wordt het voor je ingeleverd.',
    too_little:
      'Hier bewaard, niet bij de bank. Het is te weinig om voor je in te leveren: voeg minstens drie van de bewijsstukken toe die zwaar wegen.',
    switched_off:
      'Hier bewaard, niet bij de bank. Het komt er alleen als je het voor later opslaat of indient.',
  },
  handInLabel: 'Inleveren wat hier is bewaard als niemand het indient',
  handInHelp: 'Voor elk geschil van deze winkel. Je krijgt 24 uur van tevoren een e-mail.',
  handInQuestion: 'Concepten bij de deadline inleveren?',
  handInText:
    'Voor elk geschil van deze winkel, als niemand bewijs heeft ingediend en hier minstens drie van de bewijsstukken zijn bewaard die zwaar wegen. Je krijgt 24 uur van tevoren een e-mail. Dit staat aan, tenzij je nee zegt.',
  handInYes: 'Ja, inleveren',
  handInNo: 'Nee, ik dien het zelf in',
  onlyThisTab: 'Je bewerkt alleen in dit tabblad.',
  otherTab: 'Een ander tabblad heeft dit geschil open.',
  saveForLater: 'Voor later opslaan',
  submit: 'Bewijs indienen',
  submitQuestion: 'Bewijs indienen?',
  submitText: 'Weet je zeker dat je dit bewijs wilt indienen? Indienen is definitief.',
  viewSubmitted: 'Ingediend bewijs bekijken',
  saved: 'Bewijs opgeslagen!',
  returnToEvidence: 'Terug naar het indienen van bewijs',
  saveFailed: (reason) => `Het bewijs kon niet worden opgeslagen. (${reason})`,
  leave:
    'Op deze pagina staan wijzigingen die niet zijn opgeslagen. Weet je zeker dat je wilt weggaan en ze wilt verliezen?',
  deciding: 'Beslis eerst over de wijzigingen van het andere tabblad.',

  masked: 'Een kaartnummer is onleesbaar gemaakt',
  maskedText:
    'Een kaartnummer is onleesbaar gemaakt. Alleen de laatste vier cijfers worden bewaard en naar de bank gestuurd.',
  recovered: 'We hebben teruggehaald wat je had getypt',
  recoveredText: 'Het stond in deze browser en was niet opgeslagen.',
  recoveredDiscard: 'Weggooien',
  conflict: 'Dit bewijs is in een ander tabblad of door iemand anders gewijzigd',
  conflictText: 'Wat maar aan één kant is gewijzigd, is samengevoegd. Beslis over de rest:',
  conflictField: (label) => `${label}, zoals elders gewijzigd:`,
  conflictEmpty: '(leeggemaakt)',
  keepMine: (label) => `Mijn versie houden: ${label}`,
  takeTheirs: (label) => `De andere versie gebruiken: ${label}`,
  deadlineOver: 'De tijd om te reageren is voorbij',
  deadlineOverText: (hasEvidence) =>
    hasEvidence
      ? 'Wat je voor later hebt opgeslagen, gaat vanzelf naar de bank. Laad het geschil opnieuw om te zien hoe het ervoor staat.'
      : 'Er was niets voor later opgeslagen, en wat hier is bewaard, ligt alleen bij de bank als het voor je is ingeleverd. Laad het geschil opnieuw om te zien hoe het ervoor staat.',
  reload: 'Opnieuw laden',

  library: 'Bibliotheek',
  libraryOf: (label) => `Bibliotheek: ${label}`,
  libraryText: 'Teksten en bestanden die je steeds weer gebruikt.',
  libraryEmpty:
    'Nog niets bewaard. Bewaar wat in dit veld staat, en bij het volgende geschil is één klik genoeg.',
  libraryFailed: 'De bibliotheek kon niet worden geladen.',
  insert: 'Invoegen',
  insertNamed: (title) => `${title} invoegen`,
  removeNamed: (title) => `${title} uit de bibliotheek verwijderen`,
  usedTimes: (count) => plural(count, { one: 'Eén keer gebruikt', other: `${figure(count)} keer gebruikt` }),
  keep: 'In de bibliotheek bewaren',
  keepTitle: 'Titel',
  keepTitleHelp: 'Hoe je het terugvindt, bijvoorbeeld ‘Terugbetalingsbeleid, 2026’.',
  kept: 'In de bibliotheek bewaard.',
  close: 'Sluiten',
};
