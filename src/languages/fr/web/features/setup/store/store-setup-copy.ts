import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'Votre boutique',
  lead: 'Une boutique qui fonctionne avec WooCommerce peut être rattachée : ses commandes, clients et produits sont copiés ici et suivis, et sa page de paiement reste telle quelle.',
  failed: 'La configuration de la boutique n’a pas pu être lue.',
  openFailed: 'La boutique n’a pas pu être rattachée.',

  address: 'Adresse',
  shop: 'Nom',
  notReadYet: 'Pas encore lu',
  namedBy: 'Adresse et clé',
  namedByWords: {
    nobody: 'Aucune : c’est la boutique intégrée',
    server: 'Des réglages du serveur',
    page: 'Saisies sur cette page, conservées chiffrées',
  },
  told: 'Dernière notification',
  notTold: 'Aucune : les changements sont recherchés chaque minute',

  serverTitle: 'Les réglages du serveur désignent la boutique',
  serverText:
    'L’adresse et la clé viennent de WOOCOMMERCE_URL, WOOCOMMERCE_KEY et WOOCOMMERCE_SECRET. La personne qui gère le serveur peut les changer à cet endroit.',
  ordersTitle: 'Aucune boutique ne peut être rattachée ici',
  ordersText:
    'Cette base de données contient des commandes de la boutique intégrée, et les commandes de deux boutiques ne se mêlent jamais. Démarrez le serveur avec un DATA_DIR ou une DATABASE_URL vide, et rattachez-y votre boutique.',
  startingTitle: 'Le serveur redémarre',
  startingText:
    'La clé est conservée. Le serveur redémarre avec elle automatiquement ; la boutique est ensuite copiée. Si cela dure plus d’une minute, redémarrez le serveur à la main.',

  startingWithoutText:
    'La boutique est détachée. Le serveur redémarre sans elle automatiquement. Si cela dure plus d’une minute, redémarrez le serveur à la main.',

  letGoTitle: 'Détacher la boutique',
  letGoText:
    'Ses changements ne sont plus lus, et plus rien ne lui est transmis. Les webhooks que nous y avons créés sont supprimés. Ce qui a été copié reste consultable ici, et les paiements continuent comme avant. Vous pouvez rattacher la boutique à tout moment : tout reprend alors de là.',
  letGo: 'Détacher la boutique',
  letGoQuestion: (shop) => `Détacher « ${shop} » ?`,
  letGoWaiting: (count) =>
    plural(count, {
      one: 'Un remboursement, une note ou une commande terminée n’a pas encore été transmis à la boutique. Il attend que la boutique soit de nouveau rattachée.',
      other: `${figure(count)} remboursements, notes et commandes terminées n’ont pas encore été transmis à la boutique. Ils attendent que la boutique soit de nouveau rattachée.`,
    }),
  formerTitle: 'La boutique a été détachée',
  formerText:
    'Ce qui a été copié reste consultable, tel qu’il était alors. Rattachez la boutique ci-dessous, à la même adresse ou à une autre. Une autre boutique peut prendre sa place tant qu’aucun paiement d’ici n’appartient à ses commandes.',
  formerSince: 'Détachée',
  leftTitle: (count) =>
    plural(count, {
      one: 'Un webhook est encore dans la boutique',
      other: `${figure(count)} webhooks sont encore dans la boutique`,
    }),
  leftText:
    'La boutique n’a pas pu être jointe. Supprimez-y ce qui s’appelle « Countinghouse », dans WooCommerce › Réglages › Avancé › Webhooks.',

  formTitle: 'Rattacher une boutique WooCommerce',
  keyTitle: 'Donner une autre clé, ou la nouvelle adresse',
  movedText:
    'Une boutique qui a déménagé se reconnaît à ses commandes : rien de ce qui a été copié n’est perdu. Une autre boutique est refusée.',
  formText:
    'Dans votre boutique, ouvrez WooCommerce › Réglages › Avancé › API REST et ajoutez une clé avec « Lecture/Écriture », pour une personne qui a le rôle « Gestionnaire de boutique » ou « Administrateur ».',
  url: 'Adresse de la boutique',
  urlHelp: 'Par exemple https://shop.example',
  urlMissing: 'Saisissez une adresse qui commence par https:// ou http://.',
  key: 'Clé client',
  keyMissing: 'Saisissez la clé. Elle commence par ck_.',
  secret: 'Secret client',
  secretMissing: 'Saisissez le secret. Il commence par cs_.',
  check: 'Vérifier',
  checkFailed: 'La boutique n’a pas pu être vérifiée.',
  attach: (shop) => `Rattacher « ${shop} »`,
  useKey: 'Utiliser cette adresse et cette clé',

  checksTitle: 'Ce que la boutique doit permettre',
  checkColumns: { what: 'Vérifié', words: 'Que faire', state: 'Résultat' },
  checks: {
    address: 'L’adresse répond',
    https: 'L’adresse est sécurisée (https)',
    interface: 'WooCommerce est présent',
    clock: 'Les horloges concordent',
    key: 'La clé est acceptée',
    orders: 'Les commandes sont lisibles',
    customers: 'Les clients sont lisibles',
    products: 'Les produits sont lisibles',
    settings: 'Les réglages sont lisibles',
    subscriptions: 'Les abonnements sont lisibles',
    notes: 'Des notes de commande peuvent être écrites',
    refunds: 'Des remboursements peuvent être notés',
    webhooks: 'Des webhooks peuvent être créés',
    deliveries: 'La boutique peut annoncer les changements',
  },
  states: {
    good: 'En ordre',
    poor: 'Limité',
    wrong: 'Fait obstacle',
    unknown: 'Inconnu',
  },
  readyTitle: 'Tout le nécessaire est là',
  readyText:
    'Rien n’a été changé dans votre boutique : l’écriture a été essayée sur une commande et un webhook qui n’existent pas.',
  notReadyTitle: 'Quelque chose fait obstacle',
  notReadyText: 'La liste dit que faire. Vérifiez ensuite de nouveau.',

  limits: {
    https:
      'Les appels sont signés, mais ce qui est lu circule en clair. Utilisez https si la boutique le propose.',
    clock:
      'Les horloges ont plus d’une minute d’écart. Réglez l’horloge de ce serveur, ou celle de la boutique.',
    deliveries:
      'Ce serveur n’a pas de PUBLIC_URL que la boutique pourrait joindre. À la place, les changements sont recherchés chaque minute.',
  },
  advice: {
    no_subscriptions:
      'L’extension WooCommerce Subscriptions n’est pas installée : il n’y a aucun abonnement à copier.',
    store_private:
      'Utilisez l’adresse publique de la boutique. La personne qui gère le serveur peut autoriser les adresses privées avec WEBHOOKS_PRIVATE=allow.',
    store_certificate:
      'Demandez à votre hébergeur de renouveler le certificat, ou d’y inscrire le bon domaine.',
    store_unavailable:
      'Regardez si l’adresse est juste et si la boutique fonctionne, puis vérifiez de nouveau.',
    store_slow:
      'Vérifiez de nouveau. Si cela persiste, demandez à votre hébergeur pourquoi la boutique est lente.',
    store_rate_limited:
      'Votre hébergeur autorise moins d’appels. Attendez une minute, puis vérifiez de nouveau.',
    store_answer_broken: 'Vérifiez de nouveau.',
    store_moved: 'Saisissez l’adresse à laquelle elle mène.',
    store_rest_missing:
      'Regardez si l’adresse est juste. Dans la boutique, les permaliens ne doivent pas être réglés sur « Simple » (Réglages › Permaliens), et WooCommerce doit être actif.',
    store_no_data:
      'Un pare-feu, une page de connexion ou une page de maintenance se trouve devant la boutique. Laissez passer les appels vers /wp-json/wc/v3.',
    store_key_refused:
      'Créez une nouvelle clé dans la boutique et saisissez ses deux parties. Si elles sont justes, la boutique ne sait peut-être pas qu’elle est jointe en https : son proxy doit transmettre X-Forwarded-Proto.',
    store_clock_off:
      'Réglez l’horloge de ce serveur, ou celle de la boutique : elles ont plus de 15 minutes d’écart.',
    store_permission_missing:
      'Donnez à la clé le droit « Lecture/Écriture » dans la boutique, et à la personne à qui elle appartient le rôle « Gestionnaire de boutique » ou « Administrateur ».',
  },
};
