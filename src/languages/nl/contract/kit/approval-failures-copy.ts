import type * as english from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof english.approvalFailuresCopy> = {
  approval_requested:
    'Hiervoor is een tweede persoon nodig. Het is ter goedkeuring verstuurd; er is nog niets gedaan.',
  approval_nobody:
    'Hiervoor is een tweede persoon nodig, en niemand anders hier kan het goedkeuren. Er is niets gedaan. Een eigenaar kan de regel wijzigen onder Instellingen › Goedkeuringen, of de limieten van je rol onder Instellingen › Mensen.',
  approval_not_proposable:
    'Deze API-sleutel doet alleen voorstellen, en dit kan niet worden voorgesteld: het zou een geheim tonen, een bestand vragen of alleen jou betreffen. Een mens moet het doen.',
  approval_missing: 'Deze aanvraag bestaat niet, of je mag die niet zien.',
  approval_own: 'Je hebt dit zelf aangevraagd. Iemand anders moet het goedkeuren.',
  approval_by_key: 'Alleen een mens kan goedkeuren, afwijzen of intrekken. Log in om dat te doen.',
  approval_changed:
    'Waar dit om gaat, is sinds de aanvraag gewijzigd. Er is niets gedaan. Bekijk het opnieuw, en vraag het nog eens aan als het nog klopt.',
  approval_asker_gone:
    'Wie dit aanvroeg, mag het niet meer doen, of de sleutel is ingetrokken. Er is niets gedaan.',
  approval_over_own_limit:
    'Wie dit goedkeurde, heeft vandaag binnen de eigen limieten geen ruimte meer. Er is niets gedaan.',
  approval_rule_alone:
    'Minder dan twee mensen zouden dit kunnen goedkeuren. Met deze regel zou niemand het nog kunnen doen. Nodig eerst iemand uit, of kies meer rollen.',
};

export const approvalNotYoursCopy: Words<typeof english.approvalNotYoursCopy> = {
  capability: 'Je rol mag dit zelf niet doen, en het dus ook niet goedkeuren.',
  role: 'De regel noemt andere rollen dan de jouwe. Iemand met een van die rollen moet beslissen.',
  limit:
    'Dit is meer dan je eigen limiet voor één terugbetaling. Iemand met een hogere limiet moet beslissen.',
  withdraw: 'Alleen wie het aanvroeg, kan het intrekken. Je kunt het wel afwijzen.',
};

export const approvalDecidedCopy: Words<typeof english.approvalDecidedCopy> = {
  approved: 'Dit is al goedgekeurd. Er is niets een tweede keer gedaan.',
  approvedBy: (person) => `Dit is al goedgekeurd door ${person}. Er is niets een tweede keer gedaan.`,
  declined: 'Dit is afgewezen.',
  declinedBy: (person) => `Dit is afgewezen door ${person}.`,
  withdrawn: 'Dit is ingetrokken door wie het aanvroeg.',
  expired: 'Niemand heeft dit op tijd goedgekeurd. Vraag het opnieuw aan als het nog nodig is.',
  failed: 'Dit kon na de goedkeuring niet worden gedaan. Vraag het opnieuw aan als het nog nodig is.',
};
