-- Fields are read out of the text: PostgreSQL refuses to look into a document that holds a NUL somewhere, and people may
-- write one into a name. Within a string a quote is escaped, so no text can pass for a field.
create function simulator.number_of(value json, field text) returns bigint
  language sql immutable strict parallel safe
  return substring(value::text from '"' || field || '" ?: ?(-?[0-9]+)')::bigint;
create function simulator.word_of(value json, field text) returns text
  language sql immutable strict parallel safe
  return substring(value::text from '"' || field || '" ?: ?"([a-z_]+)"');

-- A tax invoice asks what was charged within a month. Its answer grows with the month, not with the history.
create index objects_with_fees on simulator.objects (account_id, simulator.number_of(value, 'created'))
  where kind in ('transaction', 'payout');
