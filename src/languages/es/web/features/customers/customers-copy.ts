import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  customersCopy as englishCustomersCopy,
  customersListCopy as englishCustomersListCopy,
} from '#web/features/customers/customers-copy.ts';

export const customersListCopy: Words<typeof englishCustomersListCopy> = {
  name: 'Clientes',
  things: (count) => plural(count, { one: 'cliente', other: 'clientes' }),
  failed: 'No se han podido cargar los clientes.',
  empty: {
    icon: 'customers',
    title: 'Todavía no hay clientes',
    text: 'Aquí aparecerán todas las personas que abran una cuenta en tu tienda. Los invitados aparecen con sus pedidos.',
  },
};

export const customersCopy: Words<typeof englishCustomersCopy> = {
  title: 'Clientes',
  search: {
    label: 'Buscar por nombre o correo del cliente',
    placeholder: 'Nombre o correo del cliente',
    anything: (text) => `Todos los clientes con un nombre o correo que contenga «${text}»`,
  },
  columns: {
    name: 'Nombre',
    email: 'Correo',
    country: 'País',
    since: 'Cliente desde',
    orders: 'Pedidos',
    lastOrder: 'Último pedido',
  },
  noCountry: 'Sin país',
  noOrder: 'Todavía sin pedidos',
  country: 'País',
  is: 'es',
};
