/** Every question asked of the books. Each is answered from an index, in time that does not grow with the history. */
export const QUESTIONS = {
  find: `
    select value from simulator.objects
    where account_id = $1 and kind = $2 and id = $3`,

  findMany: `
    select kept.kind, kept.id, kept.value
    from unnest($2::text[], $3::text[]) as named (kind, id)
    join simulator.objects as kept
      on kept.account_id = $1 and kept.kind = named.kind and kept.id = named.id`,

  all: `
    select id, value from simulator.objects
    where account_id = $1 and kind = $2
    order by position`,

  page: `
    select position, value from simulator.objects
    where account_id = $1 and kind = $2 and position > $3
    order by position limit $4`,

  waiting: `
    select id, value from simulator.objects
    where account_id = $1 and currency = $2 and is_available and waiting is not null
    order by waiting`,

  ofPayout: `
    select id, value from simulator.objects
    where account_id = $1 and payout = $2
    order by position`,

  balances: `
    select ledger, currency, amount from simulator.balances
    where account_id = $1
    order by position`,

  feesBetween: `
    select (case kind when 'payout' then 'instant_payout' else simulator.word_of(value, 'type') end) collate "C" as cause,
           simulator.word_of(value, 'currency') as currency, count(*) as count,
           sum(simulator.number_of(value, 'fee'))::bigint as amount
    from simulator.objects
    where account_id = $1 and kind in ('transaction', 'payout')
      and simulator.number_of(value, 'created') >= $2 and simulator.number_of(value, 'created') < $3
      and simulator.number_of(value, 'fee') <> 0
      and (kind = 'transaction' or simulator.word_of(value, 'status') not in ('failed', 'canceled'))
    group by 1, 2
    order by 1, 2`,

  nextDue: `
    select at, sequence, account_id, kind, subject from simulator.due
    where at <= $1
    order by at, sequence limit 1`,

  eventsAfter: `
    select id, sequence, type, created, account_id, kind, object_id, data from simulator.events
    where account_id = $1 and sequence > $2
    order by sequence limit $3`,

  answer: `
    select request, answer from simulator.answers
    where account_id = $1 and key = $2`,

  // With what every command begins with. From here on nobody else draws a number, or moves the clock.
  answerFirst: `
    select answers.request, answers.answer, kept.value as account, company.commands, company.clock, company.seed,
           array(select json_build_object('id', loan.id, 'value', loan.value) from simulator.objects as loan
                 where loan.account_id = asked.account_id and loan.kind = 'loan' order by loan.position) as loans
    from (values ($1::text, $2::text)) as asked (account_id, key)
    cross join (select commands, clock, seed from simulator.company for update) as company
    left join simulator.answers on answers.account_id = asked.account_id and answers.key = asked.key
    left join simulator.objects as kept
      on kept.account_id = asked.account_id and kept.kind = 'account' and kept.id = asked.account_id`,

  content: `
    select content from simulator.contents
    where account_id = $1 and id = $2`,
} as const;
