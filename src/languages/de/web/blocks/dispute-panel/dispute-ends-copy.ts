import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => plural(count, { one: 'Noch 1 Tag', other: `Noch ${count} Tage` }),
  lastDay: 'Heute letzter Tag',
  pastDue: 'Frist abgelaufen',
  acceptFailed:
    'Beim Akzeptieren der Anfechtung ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  submitted: 'Beweise eingereicht!',
  submitFailed: (reason) => `Die Beweise konnten nicht eingereicht werden. (${reason})`,
  accepted: (order) =>
    order === undefined
      ? 'Sie haben die Anfechtung akzeptiert.'
      : `Sie haben die Anfechtung zur Bestellung #${order} akzeptiert.`,
};
