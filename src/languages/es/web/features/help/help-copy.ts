import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'Ayuda',
  lead: 'Respuestas breves sobre pagos, transferencias, disputas y ajustes.',
  see: 'Sigue leyendo',
  notFoundTitle: 'Esta página de ayuda no existe',
  notFound: 'Puede que el enlace sea antiguo. Todos los temas están en la página de ayuda.',
  allTopics: 'Todos los temas',
  keyboard: 'Teclado',
  keyboardText: 'Busca, ve a una página y más sin el ratón. Pulsa ? en cualquier lugar para ver la lista.',
  showKeys: 'Mostrar los atajos de teclado',
  groups: {
    account: 'Tu cuenta',
    money: 'Pagos y transferencias',
    risk: 'Disputas y fraude',
    setUp: 'Ajustes y herramientas',
  },
};
