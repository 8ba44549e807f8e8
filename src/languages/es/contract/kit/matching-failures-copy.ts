import type {
  matchImpossibleCopy as englishMatchImpossibleCopy,
  matchingFailuresCopy as englishMatchingFailuresCopy,
} from '#contract/kit/matching-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const matchingFailuresCopy: Words<typeof englishMatchingFailuresCopy> = {
  bank_match_gone:
    'Esto ha cambiado entretanto: la línea o la transferencia está conciliada de otra forma, o la sugerencia se retiró. Mira de nuevo la lista; no se ha cambiado nada.',
  bank_difference_unexplained:
    'El banco muestra un importe distinto del enviado. Indica adónde fue la diferencia antes de confirmarlo.',
  bank_line_missing: 'Esa línea bancaria no existe. Puede que se eliminara con su archivo.',
  bank_sender_missing:
    'Este remitente ya no se conoce: hay muy pocas líneas suyas confirmadas. Mira la lista de nuevo; no se ha cambiado nada.',
};

export const matchImpossibleCopy: Words<typeof englishMatchImpossibleCopy> = {
  several_with_several:
    'Concilia una línea con varias transferencias o varias líneas con una transferencia, no varias con varias.',
  other_currency:
    'Las líneas y las transferencias están en monedas distintas. Elige las de una misma moneda.',
  other_direction: 'La línea retira dinero donde la transferencia lo trae, o al revés. Elige otra línea.',
};
