-- Every checkout begins with an order that is pending, and ends with one that is not: all of them meet in the same two rows of
-- the counts. These were held from the order's statement until the commit, so no two payments could be written at a time. Counted
-- when the transaction commits, they are held for that long only.
create function count_order_at_commit() returns trigger language plpgsql as $$
begin
  -- Writers form one line: a transaction may count several orders, and in a line no two of them wait for each other.
  perform pg_advisory_xact_lock(hashtext('order counts'));
  insert into store_counts as have (thing, value, count)
  select 'orders', status, sum(sign)
  from (values (case when tg_op <> 'DELETE' then new.status end, 1), (case when tg_op <> 'INSERT' then old.status end, -1))
    as moved (status, sign)
  where status is not null
  group by status
  on conflict (thing, value) do update set count = have.count + excluded.count;
  return null;
end $$;

drop trigger orders_inserted on orders;
drop trigger orders_updated on orders;
drop trigger orders_deleted on orders;
drop function keep_order_counts();
create constraint trigger orders_counted after insert or delete on orders deferrable initially deferred
  for each row execute function count_order_at_commit();
create constraint trigger orders_counted_again after update of status on orders deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function count_order_at_commit();
