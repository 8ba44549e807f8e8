-- How a scheduled file leaves: as a link that asks for a sign-in, as all of them did, or as the file itself in the mail.
alter table export_schedules add column sent_as text not null default 'link' check (sent_as in ('link', 'file'));
