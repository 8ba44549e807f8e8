-- When money that did not arrive was the merchant's again: a day that closed while it was gone stays as it was signed.
alter table payouts add column returned timestamptz(0);
create index payouts_returned on payouts (returned) where returned is not null;
