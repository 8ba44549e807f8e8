-- concurrent
-- An order of an attached store may come after its payments: those that note it are found by what they noted when they were made.
-- The provider in the box is told of no orders but ours.
create index concurrently charges_noting_order on charges
  ((coalesce((data->'metadata')->>'other_order_id', (data->'metadata')->>'order_id'))) where provider <> 'simulator';
create index concurrently payment_intents_noting_order on payment_intents
  ((coalesce((data->'metadata')->>'other_order_id', (data->'metadata')->>'order_id'))) where provider <> 'simulator';
