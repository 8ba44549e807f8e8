-- One act has one name: what was begun as "close_dispute" is the acceptance of a dispute, and is looked up and ended as that.
alter table operations disable trigger operations_guarded;
update operations set kind = 'accept_dispute' where kind = 'close_dispute';
alter table operations enable trigger operations_guarded;
