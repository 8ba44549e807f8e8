-- The key of an attached store that somebody gave on its page; where the environment names the store, there is none.
alter table attached_store
  -- Key and secret, sealed for whoever gave them.
  add column sealed_key bytea,
  add column key_user_id bigint,
  -- Counted up with each key: a process that was started with another one starts again.
  add column key_version integer not null default 0;

-- As `tell_webhooks`, of what is new: that something was made is no news to a webhook that was made after it. So the first copy
-- of a history, of payments or of an attached store, tells nobody of years ago. Both clocks may differ by a minute.
create function tell_news() returns trigger language plpgsql as $$
declare
  told constant text := tg_argv[0] || '.created';
  told_columns constant text[] := string_to_array(tg_argv[1], ' ');
begin
  -- Nearly always nobody listens, and then this is all.
  if not exists (select from webhooks where status = 'active' and told = any (topics)) then
    return null;
  end if;
  insert into webhook_deliveries (webhook_id, topic, resource, object_id, data, created)
  select w.id, told, tg_argv[0], n.id::text, (
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(n)) where key = any (told_columns)), now()
  from new_rows n cross join webhooks w
  where w.status = 'active' and told = any (w.topics)
    -- An order that a tool writes into our own shop is new, whatever day it names.
    and ((told_columns is null and to_jsonb(n)->>'mirrored' is null)
      or (to_jsonb(n)->>'created')::timestamptz >= w.created - interval '1 minute')
  order by w.id, n.id
  on conflict (webhook_id, topic, object_id, tx) where state = 'waiting' and attempts = 0
    do update set data = excluded.data;
  return null;
end $$;

create or replace trigger orders_told_inserted after insert on orders
  referencing new table as new_rows for each statement execute function tell_news('order');
create or replace trigger payment_intents_told_inserted after insert on payment_intents
  referencing new table as new_rows for each statement
  execute function tell_news('payment', 'id status amount currency charge_id created');
create or replace trigger refunds_told_inserted after insert on refunds
  referencing new table as new_rows for each statement
  execute function tell_news('refund', 'id status amount currency charge_id payment_intent_id created');
create or replace trigger payouts_told_inserted after insert on payouts
  referencing new table as new_rows for each statement
  execute function tell_news('payout', 'id type status amount fee currency date created failure_code');
create or replace trigger disputes_told_inserted after insert on disputes
  referencing new table as new_rows for each statement
  execute function tell_news('dispute', 'id status reason amount currency charge_id payment_intent_id due_by created');
