import { changeBankAccount } from '#contract/bank-account.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { bankNumberOf, isBankNumber } from '#domain/payouts/bank-number.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { vouchingPerson } from '../../access/signed-in-person.ts';
import { tellNewBank } from '../../access/tell-person.ts';
import { inputAsked } from '../../approvals/prepared.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { type Route, route } from '../../http/route.ts';
import { bankAccountCopy as copy } from './bank-account-copy.ts';
import { followAccount } from './follow-account.ts';

export const bankAccountRoutes: readonly Route[] = [
  route(
    changeBankAccount,
    async (context, { currency, account_number }) => {
      const { db, now, config, provider, ip } = context;
      const person = await vouchingPerson(context);
      const number = bankNumberOf(account_number);
      if (!isBankNumber(number)) throw numberExpected();
      const account = await followAccount(context);
      if (!account || !provider.updateBankAccount) throw fail('provider_unsupported');
      const { last4 } = await provider.updateBankAccount({ currency, account_number: number });
      // Told and written down together; asking again changes nothing but the moment.
      await db.transaction().execute(async (trx) => {
        await tellNewBank({ db: trx, now, config }, person, { currency, last4 });
        await writeAudit(trx, {
          at: utcInstant(now()),
          actor_id: person.id,
          actor_email: person.email,
          api_key: context.actor.api_key,
          ip,
          action: 'bank_account.change',
          object_kind: 'account',
          object_id: account.account_id,
          after: { currency, last4 },
          result: 'succeeded',
        });
      });
      return { currency, last4 };
    },
    {
      prepare: async (_, { currency, account_number }) => {
        const number = bankNumberOf(account_number);
        if (!isBankNumber(number)) throw numberExpected();
        return {
          words: () => changeWords(currency, number),
          object_kind: 'bank_account',
          object_id: currency,
          subjects: ['bank account'],
        };
      },
      words: (asked) => {
        const sent = inputAsked<Received<typeof changeBankAccount>>(asked);
        return sent && changeWords(sent.currency, bankNumberOf(sent.account_number));
      },
    },
  ),
];

const LAST_DIGITS = 4;
const changeWords = (currency: string, number: string): string =>
  copy.change(currency.toUpperCase(), number.slice(-LAST_DIGITS));
const numberExpected = () => fail('rest_invalid_param', { params: { account_number: copy.digits } });
