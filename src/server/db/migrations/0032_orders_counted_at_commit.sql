-- Every checkout begins with an order that is pending, and ends with one that is not: all of them meet in the same two rows of
-- the counts. These were held from the order's statement until the commit, so no two payments could be written at a time. Now a
-- statement only notes by how much the counts are off, however many orders it wrote, and the commit adds that up.
create table order_counts_due (status text collate "C" not null, off_by bigint not null);

create function note_order_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_counts_due select status, count(*) from new_rows group by status;
  elsif tg_op = 'DELETE' then
    insert into order_counts_due select status, -count(*) from old_rows group by status;
  else
    insert into order_counts_due
    select status, sum(sign)
    from (select status, 1 as sign from new_rows union all select status, -1 from old_rows) as moved
    group by status having sum(sign) <> 0;
  end if;
  return null;
end $$;

-- A transaction sees its own notes alone, since none outlives its commit; the first of them takes all.
create function count_orders_at_commit() returns trigger language plpgsql as $$
begin
  -- Writers form one line, in which no two of them wait for each other.
  perform pg_advisory_xact_lock(hashtext('order counts'));
  with due as (delete from order_counts_due returning status, off_by)
  insert into store_counts as have (thing, value, count)
  select 'orders', status, sum(off_by) from due group by status having sum(off_by) <> 0
  on conflict (thing, value) do update set count = have.count + excluded.count;
  return null;
end $$;
create constraint trigger order_counts_are_due after insert on order_counts_due deferrable initially deferred
  for each row execute function count_orders_at_commit();

drop trigger orders_inserted on orders;
drop trigger orders_updated on orders;
drop trigger orders_deleted on orders;
drop function keep_order_counts();
create trigger orders_inserted after insert on orders
  referencing new table as new_rows for each statement execute function note_order_counts();
create trigger orders_updated after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function note_order_counts();
create trigger orders_deleted after delete on orders
  referencing old table as old_rows for each statement execute function note_order_counts();
