-- Cards that shoppers let the payments company keep. Of a card only the token that stands for it, and what is printed on every
-- receipt. A shopper is known by a cookie, of which only the hash is kept: nobody finds somebody else's cards by an e-mail.
create table saved_cards (
  id uuid primary key default gen_random_uuid(),
  shopper text not null,
  payment_method text not null,
  brand text not null,
  last4 text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  created timestamptz(0) not null,
  unique (shopper, payment_method)
);

-- Whose card is kept once this checkout is paid; nothing where nobody asked for it.
alter table checkouts add column saves_for text;
