import { figure } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay: 'Indiquez l’un des trois : de combien avancer, quelle heure régler ou quoi attendre.',
  noPayout: 'Aucun virement n’arriverait : aucun n’est en route et aucun argent ne part de lui-même.',
  duration: 'Il faut une durée comme P3D ou PT1H',
  onlyForward: 'Le temps ne fait qu’avancer.',
  fiveYears: 'Cinq ans au plus à la fois.',
  currency: 'Le compte n’accepte pas de paiements dans cette devise.',
  items: (sum, amount) => `Leur somme est ${figure(sum)}, et le montant est ${figure(amount)}.`,
  product: 'Ce produit n’existe pas.',
};
