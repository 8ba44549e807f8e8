import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: 'Synchronisation',
  lead: 'Ce qu’a fait votre prestataire de paiement, et jusqu’où cette boutique l’a suivi. Les événements manqués sont retrouvés et récupérés automatiquement.',
  failed: 'L’état de la synchronisation n’a pas pu être lu.',
  standing: {
    current: 'À jour',
    checking: 'Vérification',
    trouble: 'Perturbée',
    behind: 'Rattrapage en cours',
    drifted: 'Écarts trouvés',
    attention: 'Demande votre attention',
  },

  checkNow: 'Vérifier maintenant',
  checkAsked: 'Tout est comparé avec le prestataire de paiement. Les écarts sont corrigés.',
  checkFailed: (reason) => `La vérification n’a pas pu démarrer. ${reason}`,

  lastEvent: 'Dernier événement',
  noEvent: 'Aucun pour l’instant',
  waiting: 'En attente d’application',
  nothingWaiting: 'Rien n’est en retard.',
  waitingSince: (ago) => `Le plus ancien est arrivé ${ago}.`,
  lastPolled: 'Dernière recherche d’événements manqués',
  notPolled: 'Pas encore',
  polledEvery: 'Une fois par minute.',
  underWay: 'Opérations financières en cours',
  underWayNote: 'Envoyées, en attente de réponse.',
  noneUnderWay: 'Chaque opération a sa réponse.',
  replica: 'Copie pour les rapports',
  replicaAway: 'Ne répond pas',
  replicaNote:
    'Les fichiers, justificatifs et rapports la lisent. Si elle est en retard ou absente, la base de données elle-même est interrogée.',

  checkTitle: 'Dernière comparaison complète',
  checkNone: 'Pas encore comparé',
  checkNoneText:
    'Une comparaison lit tout ce que détient le prestataire de paiement et corrige ce qui diffère ici.',
  checkRunning: 'Comparaison en cours',
  checkRunningText: (ago) =>
    `Commencée ${ago}. Vous pouvez quitter cette page ; le résultat sera affiché ici.`,
  checkBroken: 'La dernière comparaison ne s’est pas terminée',
  checkBrokenText:
    'Le serveur a probablement été arrêté entre-temps. Rien n’a été perdu ; lancez-en une autre.',
  checkClean: 'Tout concorde',
  checkCleanText: (compared, ago) => `Données comparées ${ago} : ${compared}.`,
  checkRepaired: (count, shown) =>
    count === 1 ? '1 écart a été corrigé' : `${shown} écarts ont été corrigés`,
  checkUnexplained: (count, shown) =>
    count === 1
      ? '1 donnée est inconnue du prestataire de paiement'
      : `${shown} données sont inconnues du prestataire de paiement`,
  checkUnexplainedText:
    'Elles existent ici et pas là-bas. Ce n’est pas à un programme de décider que cet argent n’a jamais existé : elles ont donc été laissées telles quelles. Interrogez le prestataire de paiement à leur sujet.',
  compared: 'Comparées',
  missing: 'Manquantes ici',
  different: 'Différentes ici',
  unexplained: 'Seulement ici',
  repaired: 'Corrigées',
  finished: 'Terminée le',
  examples: 'Ce qui a été trouvé',
  exampleColumns: { what: 'Écart', kind: 'Donnée', id: 'ID' },
  what: {
    missing: 'Manquait ici',
    different: 'Était différente ici',
    unexplained: 'N’existe qu’ici',
  },
  kinds: {
    account: 'Compte',
    payout: 'Virement',
    payment_intent: 'Paiement',
    charge: 'Encaissement',
    refund: 'Remboursement',
    dispute: 'Litige',
    transaction: 'Mouvement du solde',
    event: 'Notification',
    store_product: 'Produit de votre boutique',
    store_customer: 'Client de votre boutique',
    store_order: 'Commande de votre boutique',
    store_subscription: 'Abonnement de votre boutique',
  },
  id: 'ID',

  attentionTitle: 'Opérations financières que personne n’a confirmées',
  attentionText:
    'Le prestataire de paiement n’a jamais répondu et n’en savait rien ensuite. Vérifiez chez lui si l’opération a eu lieu. Si ce n’est pas le cas, indiquez-le ici : elle pourra alors être redemandée.',
  attentionNotice: (count) =>
    plural(count, {
      one: `${count} opération financière n’a jamais été confirmée`,
      other: `${figure(count)} opérations financières n’ont jamais été confirmées`,
    }),
  attentionShow: 'Voir que faire',
  attentionFailed: 'Les opérations non confirmées n’ont pas pu être lues.',
  attentionEmpty: 'Rien ne vous attend',
  attentionEmptyText:
    'Une opération que le prestataire de paiement ne confirme jamais serait affichée ici, avec ce qu’il faut faire.',
  operationColumns: {
    kind: 'Opération',
    subject: 'Objet',
    asked: 'Demandée le',
    by: 'Par',
    attempts: 'Essais',
    actions: 'Actions',
  },
  operations: {
    refund_charge: 'Remboursement',
    capture_payment: 'Capture',
    cancel_payment: 'Annuler une autorisation',
    accept_dispute: 'Accepter un litige',
    answer_dispute: 'Répondre à un litige',
    pay_out_instantly: 'Virement instantané',
    pay_order: 'Paiement d’une commande',
  },
  dismiss: 'Cela n’a pas eu lieu',
  dismissName: (action, subject) => `Indiquer que cela n’a pas eu lieu : ${action} ${subject}`,
  dismissTitle: 'Avez-vous vérifié chez le prestataire de paiement ?',
  dismissText:
    'Ne l’indiquez que si vous avez constaté chez lui que cela n’a pas eu lieu. Votre nom est conservé avec cette indication, et la même opération peut alors être redemandée. Si elle avait finalement eu lieu, la redemander l’exécuterait deux fois.',
  dismissAction: 'Cela n’a pas eu lieu',
  dismissed: 'Noté. L’opération peut être redemandée.',

  fillTitle: 'Première copie de l’historique',
  fillRunning: (kind, count) => `${kind} : ${count} jusqu’ici.`,
  fillRate: (rate) => `${rate} par seconde.`,
  fillLeft: (seconds) => {
    if (seconds < 60) return 'Reste moins d’une minute.';
    const minutes = Math.round(seconds / 60);
    const hours = Math.round(seconds / 3600);
    return seconds < 5400
      ? plural(minutes, {
          one: `Reste environ ${minutes} minute.`,
          other: `Reste environ ${minutes} minutes.`,
        })
      : plural(hours, {
          one: `Reste environ ${hours} heure.`,
          other: `Reste environ ${figure(hours)} heures.`,
        });
  },
  restarted: (at, reason) => `Le serveur a été redémarré le ${at} : ${reason}.`,
  restartReasons: {
    error: 'une erreur l’avait arrêté',
    database_ended: 'sa base de données s’était arrêtée',
    out_of_memory: 'il n’avait plus assez de mémoire',
    killed: 'il avait été arrêté de l’extérieur',
  },
  restartReasonOther: 'il s’était arrêté de lui-même',
  restartedText: (times) =>
    [
      'Rien n’a été perdu : ce qui était en cours est repris. Le journal du serveur en dit plus.',
      ...(times > 1 ? [`C’est arrivé ${figure(times)} fois ces 7 derniers jours.`] : []),
    ].join(' '),
  setup: 'Configuration et autorisations',

  setAside: 'Mis de côté',
  setAsideText: (_total, shown) =>
    `Données du prestataire de paiement qui n’ont pas pu être conservées ici : ${shown}. Tout le reste l’a été. Chacune est retentée quand elle change et à chaque comparaison, et quitte cette liste dès qu’elle peut être conservée.`,
  setAsideColumns: { kind: 'Donnée', id: 'ID', reason: 'Motif', since: 'Depuis' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'Voir la configuration',
  problemTitles: {
    event_signature_invalid: 'Une notification a été refusée : elle n’était pas signée avec notre secret',
    store_signature_invalid:
      'Une notification de votre boutique a été refusée : elle n’était pas signée avec notre secret',
    event_clock_off: 'Une notification a été refusée : elle était signée à une autre heure que la nôtre',
    event_malformed: 'Une notification était illisible et a été mise de côté',
    event_of_other_mode:
      'Des notifications de l’autre mode ont été ignorées : test et réel ne se mélangent jamais',
    event_of_other_account: 'Des notifications d’un autre compte ont été ignorées',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1
      ? `${where}, ${last}.`
      : `${where} : ${shown} fois, la première ${since}, la dernière ${last}.`,
  sources: {
    deliveries: 'À la réception d’une notification',
    news: 'En cherchant des événements',
    late_news: 'En cherchant des événements tardifs',
    history: 'En copiant l’historique',
    comparison: 'En comparant tout',
    store_copy: 'En copiant votre boutique',
    store_news: 'En lisant ce qui a changé dans votre boutique',
    store_comparison: 'En comparant les commandes de votre boutique',
    store_webhooks: 'En demandant à votre boutique de signaler les changements',
    store_writes: 'En signalant à votre boutique un remboursement, une note ou une commande terminée',
  },
  sourceRecord: (kind) => `À la relecture : ${kind}`,
  advice: {
    provider_key_refused:
      'La clé a été révoquée ou est erronée. Créez-en une nouvelle chez le prestataire de paiement, mettez-la dans STRIPE_SECRET_KEY et redémarrez le serveur. Rien n’est perdu : ce qui s’est passé entre-temps est récupéré.',
    provider_permission_missing:
      'La clé n’a pas ce droit. Donnez-lui l’autorisation manquante chez le prestataire de paiement ; la page de configuration la nomme. Ce qui attend se fait ensuite automatiquement.',
    provider_rate_limited:
      'Trop de demandes ont été faites à la fois. Elles ralentissent, et tout se poursuit automatiquement.',
    provider_unavailable:
      'Le prestataire de paiement est en panne ou injoignable. Un nouvel essai se fait automatiquement.',
    provider_answer_broken:
      'Rien n’en a été repris. La demande est refaite automatiquement, depuis le même endroit.',
    event_signature_invalid:
      'Si le webhook a un nouveau secret, mettez-le dans STRIPE_WEBHOOK_SECRET et redémarrez le serveur. Sinon, quelqu’un d’autre envoie ces notifications. Rien n’en a été repris, et ce qui a été manqué est récupéré.',
    event_clock_off:
      'Le secret est correct, c’est donc l’horloge de ce serveur qui ne l’est pas. Ce qui a été manqué est récupéré.',
    event_malformed:
      'Elle était signée avec notre secret, et sa forme n’est pas connue ici. Rien n’en a été repris. Ce qu’elle annonçait est récupéré à la prochaine recherche d’événements, au plus tard à la prochaine comparaison.',
    store_unavailable:
      'Votre boutique est en panne ou injoignable. Un nouvel essai se fait automatiquement ; rien n’est perdu.',
    store_slow:
      'Un nouvel essai se fait automatiquement. Si cela persiste, demandez à votre hébergeur pourquoi la boutique est lente.',
    store_rate_limited:
      'Votre hébergeur autorise moins d’appels. Nous demandons plus lentement, et tout se poursuit automatiquement.',
    store_answer_broken:
      'Rien n’en a été repris. La demande est refaite automatiquement, depuis le même endroit.',
    store_answer_too_large:
      'Une extension ajoute énormément de données à chaque commande. Demandez à la personne qui s’occupe de la boutique.',
    store_key_refused:
      'La clé a été révoquée ou est erronée. Créez-en une nouvelle dans votre boutique, sous WooCommerce › Réglages › Avancé › API REST et donnez-la sur la page de configuration ; ou, si les réglages du serveur désignent la boutique, dans WOOCOMMERCE_KEY et WOOCOMMERCE_SECRET.',
    store_permission_missing:
      'Donnez à la clé le droit « Lecture/Écriture » dans votre boutique, et à la personne à qui elle appartient le rôle « Gestionnaire de boutique » ou « Administrateur ». Ce qui attend se fait ensuite automatiquement.',
    store_clock_off:
      'Réglez l’horloge de ce serveur, ou celle de la boutique : elles ont plus de 15 minutes d’écart.',
    store_moved:
      'Donnez sa nouvelle adresse, avec une clé, sur la page de configuration ; ou, si les réglages du serveur désignent la boutique, mettez-la dans WOOCOMMERCE_URL et redémarrez le serveur. Rien de ce qui a été copié n’est perdu.',
    store_certificate:
      'Demandez à votre hébergeur de renouveler le certificat, ou d’y inscrire le bon domaine.',
    store_private:
      'L’adresse de la boutique mène maintenant à un réseau privé. Donnez son adresse publique sur la page de configuration ; la personne qui gère le serveur peut autoriser les adresses privées avec WEBHOOKS_PRIVATE=allow.',
    store_rest_missing:
      'Vérifiez que l’adresse de la page de configuration est juste. Dans la boutique, les permaliens ne doivent pas être réglés sur « Simple » (Réglages › Permaliens), et WooCommerce doit être actif.',
    store_no_data:
      'Un pare-feu, une page de connexion ou une page de maintenance se trouve devant votre boutique. Laissez passer les appels vers /wp-json/wc/v3.',
    store_signature_invalid:
      'Rien n’en a été repris : quelqu’un d’autre l’a envoyée, ou un webhook de votre boutique a perdu notre secret. Ceux que nous avons créés sont vérifiés toutes les dix minutes, et ce qui a été manqué est lu malgré tout. Si cela dure, supprimez ce qui s’appelle « Countinghouse » parmi les webhooks de votre boutique : il est recréé.',
    store_refused:
      'Ouvrez la commande dans votre boutique et vérifiez-la. Nous avons essayé plusieurs fois, puis abandonné.',
    event_of_other_mode:
      'Un webhook en mode réel d’une plateforme reçoit les événements des deux modes, et c’est alors normal. Si vous n’êtes pas une plateforme, un webhook de test est dirigé vers une boutique en mode réel, ou l’inverse : supprimez-le. Rien n’en a été repris.',
    event_of_other_account:
      'Le webhook d’une plateforme reçoit les événements de tous ses comptes, et c’est alors normal. Si vous n’êtes pas une plateforme, le webhook d’un autre compte est dirigé vers cette boutique : supprimez-le. Rien n’en a été repris.',
  },
  adviceOther: 'Un nouvel essai se fait automatiquement. Si cela persiste, consultez le journal du serveur.',

  ago: (seconds) => {
    if (seconds < 5) return 'à l’instant';
    if (seconds < 60) return `il y a ${seconds} secondes`;
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(seconds / 3600);
    const days = Math.floor(seconds / 86_400);
    if (seconds < 3600)
      return plural(minutes, { one: `il y a ${minutes} minute`, other: `il y a ${minutes} minutes` });
    if (seconds < 86_400)
      return plural(hours, { one: `il y a ${hours} heure`, other: `il y a ${hours} heures` });
    return plural(days, { one: `il y a ${days} jour`, other: `il y a ${figure(days)} jours` });
  },
};
