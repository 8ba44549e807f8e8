-- A tax invoice asks what was charged within a month. Its answer grows with the month, not with the history.
create index objects_with_fees on simulator.objects (account_id, ((value->>'created')::bigint))
  where kind in ('transaction', 'payout');
