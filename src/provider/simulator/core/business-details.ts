import { fail } from '#contract/kit/errors.ts';
import { statementProblem, statementVariantProblem } from '#domain/settings/statement-text.ts';
import type { BusinessDetails, ProviderAccount } from '../../provider-account.ts';
import { announced, changes } from './changes.ts';
import { command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { simObject } from './sim-object.ts';

/** What customers read of the business. What no bank would print is refused by its name. */
export const updateBusinessDetails = command<Partial<BusinessDetails>, ProviderAccount, ProviderAccount>({
  kind: 'update_business_details',
  load: loadAccount,
  decide: (account, details) => {
    const problems = Object.entries(problemsOf(details)).flatMap(([name, problem]) =>
      problem === undefined ? [] : [[name, problem]],
    );
    if (problems.length > 0) throw fail('rest_invalid_param', { params: Object.fromEntries(problems) });
    const after: ProviderAccount = { ...account, ...details };
    return changes(after, announced(simObject('account', after), 'account.updated'));
  },
});

const problemsOf = ({
  statement_descriptor: text,
  statement_descriptor_kanji: kanji,
  statement_descriptor_kana: kana,
}: Partial<BusinessDetails>) => ({
  statement_descriptor: text === undefined ? undefined : statementProblem(text),
  statement_descriptor_kanji: kanji === undefined ? undefined : statementVariantProblem('kanji', kanji),
  statement_descriptor_kana: kana === undefined ? undefined : statementVariantProblem('kana', kana),
});
