import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/overview-copy.ts';

const GREETINGS = { morning: 'Goedemorgen', afternoon: 'Goedemiddag', evening: 'Goedenavond' } as const;

export const overviewCopy: Words<typeof english.overviewCopy> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}, ${name}` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${weekday} ${date} (${zone})`,
  currency: 'Getoonde valuta',
};

export const safeModeCopy: Words<typeof english.safeModeCopy> = {
  title: 'Je site staat in de veilige modus (Safe Mode).',
  text: 'Het adres is veranderd, of er draait een kopie. Betalingen blijven werken; nieuws van de betaalprovider kan later komen.',
  action: 'Actie ondernemen',
};

export const flagCopy: Words<typeof english.flagCopy> = {
  'wcpay-login-error': 'Je kon niet naar het accountdashboard worden doorgestuurd. Probeer het opnieuw.',
  'wcpay-loan-offer-error':
    'Je kon niet naar het leningaanbod worden doorgestuurd. Controleer of het niet is verlopen en probeer het opnieuw.',
  'wcpay-server-link-error':
    'Je kon niet naar de gevraagde link worden doorgestuurd. Controleer of die geldig is en probeer het opnieuw.',
  'wcpay-reset-account-error':
    'Er ging iets mis bij het resetten van je account. Wacht een paar seconden en probeer het opnieuw.',
};

export const sandboxSuccessCopy: Words<typeof english.sandboxSuccessCopy> = {
  title: 'Je sandbox-account is klaar.',
  text: 'Koop iets in je eigen winkel met een testkaart om hier een betaling te zien binnenkomen.',
  action: 'Je winkel openen',
};

export const fraudBannerCopy: Words<typeof english.fraudBannerCopy> = {
  title: 'Houd riskante betalingen tegen voordat ze je geld kosten',
  text: 'Risicofilters houden betalingen aan die niet kloppen, of blokkeren ze: ongewone bedragen, andere landen, adressen die verschillen.',
  action: 'Kies je filters',
  never: 'Niet meer tonen',
};

export const toolsCopy: Words<typeof english.toolsCopy> = {
  title: 'Accounthulpmiddelen',
  text: 'Ging het instellen niet zoals gepland? Begin opnieuw met een nieuw account. Testbetalingen van dit account zie je dan niet meer; bestellingen blijven in je winkel.',
  reset: 'Account resetten',
  ask: 'Je account resetten?',
  askText:
    'Testbetalingen van dit account zie je dan niet meer; bestellingen blijven in je winkel. Dit kun je niet ongedaan maken.',
};

export const standingCopy: Words<typeof english.standingCopy> = {
  waitsFor: {
    you: 'Wacht op jou.',
    provider: 'Wacht op de betaalprovider. Je hoeft niets te doen.',
    nobody: 'De betaalprovider laat per e-mail weten wat er gebeurt met geld dat nog wordt vastgehouden.',
  },
  checkNow: 'Nu controleren',
  unchanged: 'Er is nog niets veranderd.',
  checkFailed: 'Het account kon niet worden gecontroleerd.',
  update: 'Gegevens bijwerken',
  finish: 'Instellen afronden',
  payouts: 'Uitbetalingen instellen',
  history: 'Je betalingen bekijken',
  help: 'Wat dit betekent',
  words: {
    unfinished: {
      title: 'Je account is nog niet af.',
      text: 'Rond het instellen af om betalingen te verwerken.',
    },
    past_due: {
      title: 'De termijn voor je accountgegevens is verstreken.',
      text: 'De betaalprovider heeft gegevens nodig waarvan de termijn voorbij is.',
    },
    due_soon: { title: 'Binnenkort zijn gegevens nodig.' },
    early_selling: {
      title: 'Je kunt verkopen; uitbetalingen beginnen zodra je bankrekening is geverifieerd.',
      text: 'Dat kan tot $ 5.000 aan verkopen of dertig dagen lang, wat het eerst komt.',
    },
    partly_restricted: {
      title: 'Een deel van je account is beperkt.',
      text: 'De betaalprovider heeft meer gegevens nodig.',
    },
    verifying: {
      title: 'Je gegevens worden geverifieerd.',
      text: 'Dat duurt meestal enkele minuten, soms tot twee werkdagen.',
    },
    paused: {
      title: 'De betaalprovider heeft je account gepauzeerd.',
      text: 'Die onderzoekt het account en mailt naar het bijbehorende adres als er iets nodig is.',
    },
    under_review: {
      title: 'Je account wordt beoordeeld.',
      text: 'Dat duurt meestal enkele dagen.',
    },
    rejected: {
      title: 'Je account is afgewezen.',
      text: 'Het kan geen betalingen meer ontvangen. Eerdere betalingen, uitbetalingen, geschillen en documenten blijven voor je toegankelijk.',
    },
  },
};

export const liveApplicationCopy: Words<typeof english.liveApplicationCopy> = {
  titles: {
    verifying: 'Je live-account wordt geverifieerd.',
    under_review: 'Je live-account wordt beoordeeld.',
    paused: 'De betaalprovider heeft je live-account gepauzeerd.',
    rejected: 'Je live-account is afgewezen.',
  },
  rejected: 'Betalingen hier blijven tests.',
  text: 'Betalingen hier blijven tests tot het betalingen kan ontvangen. Dan schakelt deze pagina vanzelf over en wordt de sandbox opgeborgen.',
};

export const connectionSuccessCopy: Words<typeof english.connectionSuccessCopy> = {
  title: 'Je account is geverifieerd',
  text: 'Je kunt betalingen ontvangen, en uitbetalingen gaan naar je bankrekening. Betalingen verschijnen hier zodra klanten betalen.',
  close: 'Overzicht bekijken',
};

export const detailsSentCopy: Words<typeof english.detailsSentCopy> = {
  title: 'Je gegevens zijn bij de betaalprovider',
  text: 'Die controleert ze, meestal binnen een uur. Daarna beginnen betalingen en uitbetalingen; deze pagina laat het vanzelf zien.',
  close: 'Overzicht bekijken',
};

export const eligibilityCopy: Words<typeof english.eligibilityCopy> = {
  title: 'Je kunt betalingen ontvangen!',
  text: 'Je kunt meteen verkopen. Je geld wacht tot je bankrekening is geverifieerd: maximaal $ 5.000 aan verkopen of dertig dagen.',
  startTitle: 'Begin nu met verkopen',
  payoutsTitle: 'Of stel eerst uitbetalingen in',
  payoutsText: 'Het duurt een paar minuten, en je eerste uitbetaling komt eerder.',
  setUp: 'Uitbetalingen instellen',
  start: 'Beginnen met verkopen',
};
