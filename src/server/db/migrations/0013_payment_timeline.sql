-- When a hold was given back is told by no object, only by the event about it; the timeline of a payment asks for it.
create index provider_events_cancellations on provider_events (provider, object_id)
  where type = 'payment_intent.canceled';
