import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalRulesCopy as english } from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english> = {
  title: 'Freigaben',
  lead: 'Was eine Person nicht allein tun darf. Es wartet dann bis zu drei Tage auf eine zweite Person, und niemand gibt frei, was er selbst beantragt hat.',
  list: 'Wartende Anträge ansehen',
  failed: 'Die Regeln konnten nicht geladen werden.',
  loading: 'Die Regeln werden geladen',
  kinds: {
    refund_over:
      'Eine Erstattung über diesem Betrag braucht eine Freigabe. In anderen Währungen gilt das für jede Erstattung.',
    refunds_a_day:
      'Hat jemand innerhalb von 24 Stunden so oft erstattet, braucht die nächste Erstattung eine Freigabe.',
    pay_out: 'Wer sofort auszahlt, braucht eine Freigabe.',
    bank: 'Wer Auszahlungen auf ein anderes Bankkonto leitet, braucht eine Freigabe.',
    fraud_rules: 'Wer die Betrugsfilter ändert, braucht eine Freigabe.',
    people: 'Änderungen an Personen, Rollen und diesen Regeln brauchen eine Freigabe.',
    api_key: 'Wer einen Schlüssel erstellt, der Geld bewegen darf, braucht eine Freigabe.',
  },
  amount: 'Über',
  amountMissing: 'Geben Sie an, über welchem Betrag.',
  unreadable: (example) => `Geben Sie einen Betrag wie ${example} ein.`,
  count: 'Erstattungen innerhalb von 24 Stunden',
  countMissing: 'Geben Sie an, wie viele.',
  notANumber: 'Das ist keine Zahl.',
  who: 'Wer freigeben darf',
  role: (name, people) =>
    `${name} (${plural(people, { one: '1 Person', other: `${figure(people)} Personen` })})`,
  tooFew:
    'Weniger als zwei Personen könnten das freigeben, und dann könnte es niemand mehr tun. Laden Sie jemanden ein, oder wählen Sie mehr Rollen.',
  alone:
    'Sie sind hier die einzige Person, deshalb könnte niemand etwas freigeben. Laden Sie zuerst jemanden ein: Für vier Augen braucht es zwei Personen.',
  aloneTitle: 'Eine Person allein kann nicht freigeben',
  limits: 'Grenzen für Erstattungen',
  limitsText:
    'Wer über der Grenze seiner Rolle liegt, beantragt eine Freigabe, was auch immer die Regeln oben sagen. Eine freigegebene Erstattung zählt bei der Person, die sie freigegeben hat. In Währungen ohne eigene Grenze beantragen diese Rollen für jede Erstattung eine Freigabe.',
  limitOf: (role, code, most, day) =>
    `${role}, in ${code}: ${most === null ? 'jeder Betrag für eine einzelne Erstattung' : `bis zu ${most} für eine einzelne Erstattung`}, ${day === null ? 'keine Tagesgrenze' : `bis zu ${day} innerhalb von 24 Stunden`}.`,
  noLimits: 'Keine Rolle hat eine Grenze.',
  save: 'Speichern',
  saved: 'Die Regeln sind gespeichert.',
  unsaved: 'Noch nicht gespeichert',
};
