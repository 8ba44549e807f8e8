import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  title: 'Bankkonto',
  lead: 'Wohin Ihre Auszahlungen gehen. Sonst wird von Ihrem Konto nichts erfragt oder geändert.',
  form: 'Bankkonto ändern',
  currency: 'Auszahlungen in',
  today: (currency, bank, ending) => `Auszahlungen in ${currency} gehen derzeit an ${bank} •••• ${ending}.`,
  number: 'Neue Kontonummer',
  numberHelp:
    'Leerzeichen und Bindestriche spielen keine Rolle. Das Konto muss auf den Namen des Inhabers oder des Unternehmens lauten. Alle, die den Shop führen, werden per E\u2011Mail über die Änderung informiert.',
  numberWrong: 'Geben Sie 4 bis 20 Ziffern ein.',
  action: 'Bankkonto ändern',
  cancel: 'Abbrechen',
  toPayouts: 'Auszahlungen ansehen',
  failed: 'Das Bankkonto wurde nicht geändert.',
  done: (currency, ending) =>
    `Auszahlungen in ${currency} gehen jetzt an das Konto, das auf ${ending} endet. Eine fehlgeschlagene Auszahlung wird mit der nächsten erneut versucht.`,
  elsewhere:
    'Wohin Auszahlungen gehen, ändern Sie bei Ihrem Zahlungsanbieter. Was Sie dort wählen, wird hier übernommen.',
};
