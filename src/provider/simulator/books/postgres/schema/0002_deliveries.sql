-- How far an account was told what happened. Whoever delivers goes on from here, whatever became of the process before.
create table simulator.deliveries (
  account_id text primary key,
  sequence bigint not null check (sequence >= 0)
);

-- What happened before anybody delivered is read, not told.
insert into simulator.deliveries (account_id, sequence)
select account_id, max(sequence) from simulator.events group by account_id;

-- Whoever delivers is woken the moment an event is committed, in whichever process that was.
create function simulator.wake_deliveries() returns trigger language plpgsql as $$
begin
  notify simulator_events;
  return null;
end $$;
create trigger wake_deliveries after insert on simulator.events
  for each statement execute function simulator.wake_deliveries();
