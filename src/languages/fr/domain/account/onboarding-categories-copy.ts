import type { categoriesCopy as english } from '#domain/account/onboarding-categories-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const categoriesCopy: Words<typeof english> = {
  groups: {
    retail: 'Commerce de détail',
    food: 'Alimentation et boissons',
    digital: 'Biens numériques',
    services: 'Services professionnels',
    health: 'Santé et beauté',
    travel: 'Voyages et séjours',
    events: 'Événements et loisirs',
    community: 'Vie associative',
    making: 'Fabrication et bâtiment',
  },
  items: {
    retail__stationery: {
      title: 'Papeterie et fournitures de bureau',
      keywords: 'stylos cahiers carnets cartes impression papier',
    },
    retail__clothing: {
      title: 'Vêtements et accessoires',
      keywords: 'habits mode prêt-à-porter textile',
    },
    retail__shoes: { title: 'Chaussures', keywords: 'bottes baskets souliers' },
    retail__jewelry: { title: 'Bijoux et montres', keywords: 'bagues argent or pierres joaillerie' },
    retail__furniture: { title: 'Meubles', keywords: 'chaises tables canapés mobilier' },
    retail__home: {
      title: 'Aménagement et décoration',
      keywords: 'papier peint lampes textiles cuisine maison',
    },
    retail__garden: { title: 'Jardin et bricolage', keywords: 'plantes outils pépinière quincaillerie' },
    retail__electronics: { title: 'Électronique', keywords: 'téléphones appareils photo audio' },
    retail__books: {
      title: 'Livres, journaux et magazines',
      keywords: 'lecture littérature presse librairie',
    },
    retail__toys: {
      title: 'Jouets, jeux et passe-temps',
      keywords: 'enfants loisirs créatifs maquettes modélisme',
    },
    retail__sports: { title: 'Articles de sport', keywords: 'vélos fitness plein air' },
    retail__cosmetics: {
      title: 'Produits de beauté et cosmétiques',
      keywords: 'maquillage parfum soin savon',
    },
    retail__pets: { title: 'Animalerie', keywords: 'chiens chats animaux croquettes' },
    retail__gifts: { title: 'Cadeaux, fleurs et souvenirs', keywords: 'fleuriste bouquets cartes' },
    retail__art: {
      title: 'Art, antiquités et collection',
      keywords: 'galerie tableaux peintures vintage brocante',
    },
    retail__other: { title: 'Autre commerce de détail', keywords: 'boutique magasin articles' },
    food__grocery: { title: 'Épicerie', keywords: 'supermarché alimentation livraison courses' },
    food__bakery: {
      title: 'Boulangerie et confiserie',
      keywords: 'pain gâteaux chocolat bonbons pâtisserie',
    },
    food__coffee: { title: 'Café et thé', keywords: 'torréfaction grains spécialité' },
    food__restaurant: { title: 'Restaurants et vente à emporter', keywords: 'traiteur repas pizza' },
    food__alcohol: { title: 'Vins, bières et spiritueux', keywords: 'alcool brasserie bouteille caviste' },
    digital__software: {
      title: 'Logiciels et applications',
      keywords: 'saas licence ordinateur téléchargement',
    },
    digital__media: {
      title: 'Livres, films et musique à télécharger',
      keywords: 'ebooks vidéo audio banque d’images',
    },
    digital__gaming: { title: 'Jeux', keywords: 'vidéo mobile intégrés' },
    digital__courses: { title: 'Cours en ligne', keywords: 'formation leçons e-learning' },
    services__consulting: { title: 'Conseil', keywords: 'management coaching consultant' },
    services__design: {
      title: 'Design, photographie et marketing',
      keywords: 'graphisme agence publicité',
    },
    services__web: {
      title: 'Création et hébergement de sites',
      keywords: 'développement programmation web',
    },
    services__legal: { title: 'Droit et comptabilité', keywords: 'avocat impôts comptable' },
    services__repair: { title: 'Réparations', keywords: 'dépannage électronique électroménager' },
    services__crowdfunding: {
      title: 'Financement participatif',
      keywords: 'crowdfunding collecte de fonds campagnes',
    },
    services__other: { title: 'Autres services', keywords: 'personnels indépendant freelance' },
    health__salon: { title: 'Coiffure et salons de beauté', keywords: 'barbier ongles spa' },
    health__fitness: { title: 'Fitness et clubs de sport', keywords: 'salle gym yoga adhésion' },
    health__medical: { title: 'Services médicaux', keywords: 'médecin thérapie clinique' },
    health__supplements: {
      title: 'Vitamines et compléments',
      keywords: 'nutrition protéines bien-être',
    },
    travel__lodging: {
      title: 'Hôtels et locations de vacances',
      keywords: 'chambres appartements gîtes hébergement',
    },
    travel__tours: {
      title: 'Circuits et agences de voyages',
      keywords: 'excursions guides séjours',
    },
    travel__transport: { title: 'Transport et location', keywords: 'voitures vélos navette' },
    events__tickets: { title: 'Billetterie', keywords: 'billets concerts théâtre festival' },
    events__planning: { title: 'Organisation d’événements', keywords: 'mariages fêtes' },
    community__charity: { title: 'Organisations caritatives', keywords: 'dons collecte de fonds' },
    community__religious: { title: 'Organisations religieuses', keywords: 'église paroisse culte' },
    community__membership: {
      title: 'Clubs et associations',
      keywords: 'membres cotisations syndicat',
    },
    community__education: { title: 'Écoles et formation', keywords: 'enseignement cours soutien' },
    making__construction: {
      title: 'Bâtiment et artisanat',
      keywords: 'entrepreneur plombier électricien',
    },
    making__manufacturing: {
      title: 'Fabrication et commerce de gros',
      keywords: 'industriel fournisseur vrac',
    },
    making__printing: { title: 'Imprimerie et édition', keywords: 'livres affiches presse' },
  },
};
