-- The audit log is exported like the lists.
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check
  check (kind in ('transactions', 'payouts', 'disputes', 'audit-log'));
