import type { Word } from '../shared/word.ts';
import type { RuleOutcome } from './saved-rule.ts';

type Results = Readonly<Record<string, Word<RuleOutcome>>>;
export type FiredRule = Readonly<{ rule: string; outcome: Word<Exclude<RuleOutcome, 'allow'>> }>;

/** The rules that held or blocked a payment, blocking ones first; those it passed are not told. */
export const firedRules = (results: Results): readonly FiredRule[] =>
  Object.entries(results)
    .flatMap(([rule, outcome]) => (outcome === 'allow' ? [] : [{ rule, outcome }]))
    .sort((one, other) => Number(other.outcome === 'block') - Number(one.outcome === 'block'));

/** Whether where it goes is a part of why it was stopped. */
export const concernsShipping = (results: Results): boolean =>
  firedRules(results).some(({ rule }) => rule === 'address_mismatch' || rule === 'ip_address_mismatch');
