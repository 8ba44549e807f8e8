import type {
  failureFieldsCopy as englishFailureFieldsCopy,
  failuresCopy as englishFailuresCopy,
  resourceMissingCopy as englishResourceMissingCopy,
} from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { either, figure, listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours'
    ? plural(count, { one: `${count} heure`, other: `${count} heures` })
    : plural(count, { one: `${count} minute`, other: `${count} minutes` });
};

export const failuresCopy: Words<typeof englishFailuresCopy> = {
  rest_cookie_invalid_nonce: 'Cette page est ouverte depuis trop longtemps. Rechargez-la et réessayez.',
  rest_key_read_only: 'Cette clé API ne peut que lire. Utilisez une clé qui peut lire et modifier.',
  rest_key_write_only: 'Cette clé API ne peut que modifier. Utilisez une clé qui peut lire.',
  sign_in_failed: 'Le nom ou le mot de passe est incorrect.',
  sign_in_throttled: ({ retry_after_s }) =>
    `Trop de tentatives échouées. Réessayez dans ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `Trop de connexions à ce compte. Réessayez dans ${inWords(retry_after_s)}, ou sur un appareil où vous avez déjà ouvert une session.`,
  password_not_confirmed: 'Le mot de passe est incorrect. Rien n’a été modifié.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'Ce mot de passe fait partie de ceux que l’on devine en premier. Choisissez-en un autre.'
      : 'Un mot de passe ne doit pas être votre propre nom ni votre adresse e-mail. Choisissez-en un autre.',
  api_key_not_found: 'Cette clé API n’existe pas, ou elle a déjà été supprimée.',
  rest_cross_site: 'Cette requête provenait d’un autre site et a été refusée.',
  rest_misdirected:
    'Ce serveur ne répond pas à ce nom. Ouvrez-le à sa propre adresse ; la personne qui le gère doit définir PUBLIC_URL sur l’adresse utilisée.',
  rest_no_route: ({ allow }) =>
    allow ? `Cette adresse ne répond qu’à ${either(allow)}.` : 'Il n’y a rien à cette adresse.',
  rest_invalid_json: 'La requête n’est pas du JSON valide.',
  rest_unsupported_media_type: 'Envoyez cette requête en JSON.',
  rest_body_too_large: 'La requête est plus volumineuse que ce que cette adresse accepte.',
  rest_body_in_crumbs:
    'La requête est arrivée en trop de petits morceaux. Envoyez-la en une fois, ou en morceaux plus gros.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `La requête a plus de ${figure(most)} niveaux imbriqués.`;
    return of === 'values'
      ? `La requête contient plus de ${figure(most)} valeurs. Envoyez-en moins à la fois.`
      : `La requête contient plus de ${figure(most)} caractères. Envoyez-en moins à la fois.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    plural(retry_after_s, {
      one: `Trop de requêtes. Réessayez dans ${retry_after_s} seconde.`,
      other: `Trop de requêtes. Réessayez dans ${figure(retry_after_s)} secondes.`,
    }),
  live_lines_taken: ({ most }) =>
    `Une même personne ou clé peut suivre les changements dans ${most} pages ou programmes au plus. Fermez-en d’abord un.`,
  rest_uri_too_long: 'Cette adresse est trop longue.',
  rest_headers_too_large: 'Les en-têtes de cette requête sont trop volumineux.',
  rest_request_timeout: 'La requête a mis trop de temps à arriver.',
  rest_bad_request: 'La requête n’a pas pu être comprise.',
  disk_full:
    'Le disque du serveur est plein, ceci n’a donc pas pu être enregistré. Libérez de la place, puis réessayez.',
  wcpay_route_validation_failure: 'Un ID ne s’écrit pas ainsi.',
  provider_unavailable: 'Le prestataire de paiement ne répond pas. Réessayez plus tard.',
  export_under_way:
    'Un autre fichier est encore en cours de téléchargement pour vous. Attendez qu’il soit là, puis ouvrez de nouveau celui-ci.',
  export_not_found: 'Cet export n’existe pas, ou il appartient à quelqu’un d’autre.',
  note_missing: 'Ce message n’existe pas.',
  day_not_over: 'Cette journée n’est pas encore terminée.',
  day_changed: 'Les chiffres ont changé depuis que vous les avez vus. Regardez-les de nouveau.',
  day_needs_note: 'Cette journée ne tombe pas juste. Notez pourquoi avant de la valider.',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'Le fuseau horaire doit s’écrire comme un décalage, par exemple +02:00.',
  wcpay_core_invalid_request_parameter_invalid_date:
    'Les dates doivent s’écrire YYYY-MM-DDTHH:MM:SS, la plus ancienne d’abord, à cinquante ans d’écart au plus.',
  mail_missing: 'Cet e-mail n’existe pas.',
  export_link_invalid:
    'Ce lien a été créé pour quelqu’un d’autre ou pour un autre fichier. Ouvrez de nouveau l’export.',
  export_link_expired: 'Ce lien a expiré. Ouvrez de nouveau l’export pour en obtenir un nouveau.',
  transaction_missing: 'Cette transaction n’existe pas.',
  wcpay_get_charge: 'Erreur lors du chargement de la transaction.',
  wcpay_missing_order: 'La commande est introuvable.',
  authorization_missing: 'Ce paiement n’a pas été autorisé, ou il a été abandonné.',
  wcpay_refunded_order_uncapturable:
    'Le paiement ne peut pas être traité pour une commande remboursée, en partie ou en totalité.',
  wcpay_intent_order_mismatch:
    'Le paiement ne peut pas être traité : il ne correspond pas aux informations de la commande.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? 'Le montant du paiement est trop faible pour être traité.'
      : 'La capture du paiement n’a pas abouti.',
  wcpay_cancel_error: 'L’annulation du paiement n’a pas abouti.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `La boutique ne peut pas vendre en ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'Indiquez un taux supérieur à zéro, par exemple 1,25.',
  charge_order_mismatch: 'Ce paiement appartient à une autre commande.',
  wcpay_fraud_outcome_not_found: 'Les règles n’ont rien décidé pour cette commande.',
  invalid_fraud_outcome_status: 'Demandez l’une des issues allow, review ou block.',
  provider_rate_limited: 'Le prestataire de paiement reçoit trop de requêtes. Réessayez dans un instant.',
  provider_answer_unknown:
    'Le prestataire de paiement ne l’a pas encore confirmé. La vérification est en cours.',
  provider_answer_broken:
    'La réponse du prestataire de paiement est illisible. La question lui est posée de nouveau.',
  provider_key_refused:
    'Le prestataire de paiement refuse la clé fournie. Vérifiez la clé dans les paramètres du serveur.',
  provider_permission_missing:
    'La clé du prestataire de paiement n’a pas le droit nécessaire. Rien n’a été modifié.',
  provider_refused: 'Le prestataire de paiement l’a refusé.',
  provider_unsupported: 'Le prestataire de paiement ne le propose pas pour votre compte.',
  idempotency_key_reused: 'Cette clé de requête a déjà servi pour une autre requête.',
  operation_in_progress:
    'La confirmation par le prestataire de paiement est encore en cours. Inutile de recommencer.',
  operation_needs_attention:
    'Le prestataire de paiement ne l’a jamais confirmé. Vérifiez le paiement avant de réessayer.',
  operation_dismissed: 'Quelqu’un a vérifié : cela n’a jamais eu lieu.',
  operation_not_dismissible: 'Seule une opération que personne n’a pu confirmer peut être écartée.',
  operation_missing: 'Cette opération n’existe pas.',
  event_signature_invalid: 'La signature de cet événement est absente, fausse ou trop ancienne.',
  event_clock_off: ({ off_s }) =>
    `L’heure de signature de cet événement s’écarte de ${figure(off_s)} s de l’horloge de ce serveur. Réglez l’horloge du serveur.`,
  event_malformed: ({ field }) =>
    field === ''
      ? 'Ceci n’est pas un événement.'
      : `Une partie de cet événement a une forme inconnue ici : ${field}.`,
  event_of_other_mode: 'Cet événement relève de l’autre mode : test et réel ne se mélangent jamais.',
  event_of_other_account: 'Cet événement appartient à un autre compte.',
  receipt_unpaid: 'Rien n’a été payé, il n’y a donc pas de reçu.',
  receipt_without_address: 'Le client n’a pas laissé d’adresse e-mail.',
  account_missing: 'Aucun compte de paiement n’est encore connecté.',
  account_exists: 'Un compte de paiement est déjà connecté.',
  account_not_resettable:
    'La configuration d’un compte réel dont les informations ont été transmises ne peut pas être recommencée.',
  bad_request: 'Le compte de paiement n’a pas pu être configuré. Réessayez.',
  embedded_session_invalid:
    'Ce formulaire est ouvert depuis trop longtemps. Rechargez la page pour continuer.',
  payments_disabled: 'Le compte ne peut pas accepter de paiements actuellement.',
  payment_method_unavailable: 'Ce moyen de paiement n’est pas disponible pour votre compte.',
  currency_unsupported: ({ currency }) => `Les paiements en ${currency.toUpperCase()} ne sont pas possibles.`,
  amount_invalid: 'Le montant doit être un nombre entier d’unités mineures, supérieur à zéro.',
  amount_too_small: 'Le montant du paiement est trop faible pour être traité.',
  amount_too_large: 'Le montant est trop élevé.',
  wcpay_payment_uncapturable: 'Ce paiement ne peut pas être traité dans son état actuel.',
  charge_not_captured: 'Ce paiement n’est pas encore capturé. Annulez-le au lieu de le rembourser.',
  charge_already_refunded: 'Ce paiement a déjà été remboursé.',
  charge_disputed: 'Ce paiement est en litige et ne peut pas être remboursé.',
  refund_exceeds_charge: 'Le remboursement dépasse ce qui reste du paiement.',
  out_of_stock: ({ name, left }) =>
    left > 0 ? `${name} : il n’en reste que ${figure(left)}.` : `${name} : épuisé.`,
  product_unavailable: 'Un article de cette commande n’est plus vendu.',
  refund_items_exceed:
    'Vous avez choisi plus d’articles qu’il n’en reste à rembourser. Rechargez la commande et réessayez.',
  order_not_refundable: 'Aucun paiement de cette commande ne peut être remboursé.',
  settings_conflict: ({ by }) => `${by} a modifié les paramètres depuis l’ouverture de cette page.`,
  settings_not_saved: ({ server_error }) => `Erreur lors de l’enregistrement des paramètres. ${server_error}`,
  dispute_not_actionable: 'Ce litige n’accepte plus de réponse.',
  evidence_too_long: 'Nombre maximal de caractères atteint pour les preuves',
  evidence_draft_conflict: 'Ces preuves ont été modifiées dans un autre onglet ou par quelqu’un d’autre.',
  evidence_pages_exceeded:
    'Les fichiers joints ont plus de pages que le prestataire de paiement n’en accepte. Joignez-en moins, ou de plus courts.',
  wcpay_evidence_file_max_size:
    'Ce fichier dépasse 4,5 Mo, le maximum pour tous les fichiers d’un litige. Il n’a pas été envoyé.',
  wcpay_evidence_file_upload_error:
    'Le prestataire de paiement n’a pas accepté le fichier. Choisissez-le de nouveau pour réessayer.',
  evidence_packet_failed:
    'Le dossier n’a pas pu être assemblé. Utilisez moins d’images, ou de plus petites, ou des textes plus courts. Ce qui a été fourni est en sécurité et peut toujours être envoyé à la banque.',
  library_full: ({ most }) =>
    `La bibliothèque est pleine (textes et fichiers : ${figure(most)} au plus). Retirez-en d’abord un.`,
  views_full: ({ most }) =>
    `Cette liste a déjà le nombre maximal de vues (${figure(most)}). Supprimez-en d’abord une.`,
  rest_form_expected: 'Envoyez cette requête comme un formulaire contenant un fichier.',
  payouts_unavailable: 'Les virements ne sont pas possibles actuellement.',
  instant_payout_unavailable: 'Aucun fonds dans cette devise ne peut faire l’objet d’un virement instantané.',
  payout_not_cancelable: 'Ce virement ne peut plus être modifié.',
  vat_number_invalid: 'Un numéro fiscal de votre pays ne s’écrit pas ainsi.',
  vat_number_unknown: 'Ce numéro fiscal n’est pas enregistré.',
};

/** Problems of fields are written with and without their full stop. */
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof englishFailureFieldsCopy> = {
  check: (field, problem) => `Vérifiez « ${field} ». ${sentence(problem)}`,
  moreWrong: (count) =>
    plural(count, {
      one: `${count} autre champ est à corriger.`,
      other: `${figure(count)} autres champs sont à corriger.`,
    }),
  missing: (field) => `« ${field} » manque.`,
  severalMissing: (fields) => `Il manque ces champs : ${listed(fields.map((field) => `« ${field} »`))}.`,
  notAllowed: (fields) =>
    `Votre rôle ne vous permet pas de modifier ceci : ${fields.join(', ')}. Rien n’a été enregistré. Un propriétaire peut changer vos droits dans Paramètres › Équipe.`,
};

export const resourceMissingCopy: Words<typeof englishResourceMissingCopy> = {
  kinds: {
    'bank account': 'Ce compte bancaire n’existe pas.',
    charge: 'Cet encaissement n’existe pas.',
    customer: 'Ce client n’existe pas.',
    dispute: 'Ce litige n’existe pas.',
    document: 'Ce document n’existe pas.',
    file: 'Ce fichier n’existe pas.',
    loan: 'Ce prêt n’existe pas.',
    note: 'Cette note n’existe pas.',
    order: 'Cette commande n’existe pas.',
    payment: 'Ce paiement n’existe pas.',
    payout: 'Ce virement n’existe pas.',
    person: 'Cette personne n’existe pas.',
    product: 'Ce produit n’existe pas.',
    refund: 'Ce remboursement n’existe pas.',
    review: 'Cet examen n’existe pas.',
    role: 'Ce rôle n’existe pas.',
    text: 'Ce texte n’existe pas.',
    view: 'Cette vue n’existe pas.',
  },
  anyOther: (kind) => `Cet objet (${kind}) n’existe pas.`,
};
