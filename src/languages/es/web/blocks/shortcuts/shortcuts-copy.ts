import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'Atajos de teclado',
  anywhere: 'En cualquier lugar',
  search: 'Buscar cualquier cosa',
  list: 'Esta lista',
  close: 'Cerrar lo que esté abierto',
  goTo: 'Ir a',
  places: {
    h: 'Inicio',
    o: 'Pedidos',
    c: 'Clientes',
    v: 'Resumen',
    p: 'Transferencias',
    t: 'Transacciones',
    d: 'Disputas',
    s: 'Ajustes de pagos',
  },
  or: 'o',
  after: 'luego',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysText:
    'Desactívalos si usas el control por voz o pulsas teclas sin querer. Los atajos con Ctrl o Cmd siguen funcionando.',
};
