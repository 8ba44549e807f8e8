import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  menuLabel: 'Administración de la tienda',
  payments: 'Pagos',
  settings: 'Ajustes',

  inbox: 'Avisos',
  account: (name) => `Cuenta de ${name}`,

  theme: 'Tema',
  themeNow: (theme) => `Tema: ${theme}`,
  chosen: 'Elegido',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },

  modes: { test: 'Modo de prueba', sandbox: 'Entorno de pruebas', simulator: 'Simulador' },

  search: 'Buscar pagos, pedidos, clientes',
  searchTitle: 'Buscar',

  offlineTitle: 'No tienes conexión.',
  offline:
    'Lo que ves puede no estar al día. Lo que has escrito se queda aquí; guárdalo cuando vuelva la conexión.',

  failed:
    'Se ha producido un error al mostrar esta página. Si el problema continúa, ponte en contacto con soporte.',
  failedReload: 'Volver a cargar esta página',

  notFoundTitle: 'Página no encontrada',
  refusedTitle: 'No puedes abrir esta área',
  arrived: (title) => `${title}. Página abierta.`,
};
