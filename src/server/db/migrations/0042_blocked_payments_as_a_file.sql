-- Blocked payments come as a file, too: one more kind of schedules and of what they make.
alter table export_schedules drop constraint export_schedules_kind_check;
alter table export_schedules add constraint export_schedules_kind_check check (
  kind in ('transactions', 'payouts', 'disputes', 'blocked', 'audit-log', 'journal', 'statement'));
alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check check (
  kind in ('transactions', 'payouts', 'disputes', 'blocked', 'audit-log', 'journal', 'statement'));
