import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof english.taskListCopy> = {
  title: 'Te doen',
  options: (task) => `Meer opties voor: ${task}`,
  dismiss: 'Negeren',
  snooze: 'Morgen herinneren',
  delete: 'Verwijderen',
  undo: 'Ongedaan maken',
  done: {
    dismiss: 'Taak genegeerd.',
    snooze: 'Taak uitgesteld tot morgen.',
    delete: 'Taak verwijderd.',
  },
  notSaved: 'De taak kon niet worden bijgewerkt.',
  showMore: (count) => `Nog ${figure(count)} tonen`,
  showFewer: 'Minder tonen',
  completed: 'Klaar',
  loading: 'Er wordt gekeken wat op je wacht',
  failed: 'Niet alles wat wacht, kon worden gelezen.',
  nothing: 'Er wacht niets op je',
  notYourWork:
    'Geschillen, aangehouden betalingen en reserveringen die bijna vervallen, staan hier voor wie mag antwoorden of vastleggen.',
  nothingText:
    'Hier staan geschillen, aangehouden betalingen, reserveringen die bijna vervallen en mislukte uitbetalingen.',
  orMore: (count) => `${count} of meer`,
};

export const detailsTaskCopy: Words<typeof english.detailsTaskCopy> = {
  finish: 'Betalingen verder instellen',
  update: 'Bedrijfsgegevens bijwerken',
  several: (count) =>
    plural(count, {
      one: '1 gegeven vraagt je aandacht.',
      other: `${figure(count)} gegevens vragen je aandacht.`,
    }),
  missing: 'Er ontbreken nog gegevens over je bedrijf.',
  overdue: 'De termijn is voorbij.',
  by: (date) => `Werk ze bij, uiterlijk ${date}. Daarna worden betalingen en uitbetalingen gepauzeerd.`,
  waiting: 'Wacht op jou',
  finishAction: 'Instellen afronden',
  updateAction: 'Bijwerken',
  moreAction: 'Meer details',
  dialogTitle: 'Wat je aandacht vraagt',
  dialogLead:
    'De betaalprovider kon deze gegevens niet accepteren. Verbeter ze, dan worden ze opnieuw gecontroleerd, meestal binnen enkele minuten.',
  cancel: 'Annuleren',
};

export const reconnectTaskCopy: Words<typeof english.reconnectTaskCopy> = {
  title: 'Koppel je winkel opnieuw',
  text: 'De verbinding tussen je winkel en de koppelingsdienst van de site is verbroken. Betalingen werken; nieuws kan later binnenkomen.',
  action: 'Opnieuw koppelen',
};

export const bankTaskCopy: Words<typeof english.bankTaskCopy> = {
  action: 'Uitbetalingen instellen',
  reasons: {
    after_payment: {
      title: 'Stel je uitbetalingen in',
      text: (date) =>
        `Je eerste betaling is binnen. Verifieer je bankrekening uiterlijk ${date} om die te laten uitbetalen.`,
    },
    balance_rising: {
      title: 'Verifieer je bankrekening om je geld te krijgen',
      text: (date) =>
        `Je saldo groeit. Verifieer je bankrekening uiterlijk ${date}, zodat het uitbetaald kan worden.`,
    },
    near_threshold: {
      title: 'Verifieer je bankrekening snel om te blijven verkopen',
      text: (date) =>
        `Betalingen worden gepauzeerd bij $ 5.000 aan verkopen of op ${date}, wat het eerst komt. Verifieer je bankrekening daarvoor.`,
    },
    threshold_reached: {
      title: 'Je betalingen zijn gepauzeerd: verifieer je bankrekening',
      text: () =>
        'Je hebt $ 5.000 aan verkopen of dertig dagen verkoop bereikt. Verifieer je bankrekening om door te gaan.',
    },
    no_payment: {
      title: 'Stel je uitbetalingen in',
      text: (date) =>
        `Je kunt al verkopen. Verifieer je bankrekening uiterlijk ${date} om je geld te laten uitbetalen.`,
    },
    no_payment_14_days: {
      title: 'Verifieer je bankrekening om je geld te krijgen',
      text: (date) =>
        `Je account is twee weken open. Verifieer je bankrekening uiterlijk ${date} om het open te houden.`,
    },
    no_payment_30_days: {
      title: 'Je betalingen zijn gepauzeerd: verifieer je bankrekening',
      text: () => 'Je account is dertig dagen open. Verifieer je bankrekening om betalingen te ontvangen.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof english.paymentMethodsTaskCopy> = {
  title: 'Bied meer betaalmethoden aan',
  text: 'Klanten kopen vaker als ze de manier van betalen vinden die ze kennen.',
  action: 'Betaalmethoden toevoegen',
};

export const goLiveTaskCopy: Words<typeof english.goLiveTaskCopy> = {
  open: {
    title: 'Echte betalingen instellen',
    text: 'Verifieer je bedrijf om echte betalingen te ontvangen. De sandbox blijft tot je live-account dat kan.',
    time: 'Ongeveer 10 minuten',
    action: 'Live gaan',
  },
  begun: {
    title: 'Echte betalingen verder instellen',
    text: 'Je live-account heeft nog gegevens nodig. De sandbox blijft tot het betalingen kan ontvangen.',
    time: 'Wacht op jou',
    action: 'Instellen afronden',
  },
};
