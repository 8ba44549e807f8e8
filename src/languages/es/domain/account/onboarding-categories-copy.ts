import type { categoriesCopy as english } from '#domain/account/onboarding-categories-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const categoriesCopy: Words<typeof english> = {
  groups: {
    retail: 'Comercio minorista',
    food: 'Comida y bebida',
    digital: 'Productos digitales',
    services: 'Servicios profesionales',
    health: 'Salud y belleza',
    travel: 'Viajes y alojamiento',
    events: 'Eventos y ocio',
    community: 'Comunidad',
    making: 'Fabricación y construcción',
  },
  items: {
    retail__stationery: {
      title: 'Papelería y material de oficina',
      keywords: 'bolígrafos cuadernos tarjetas papel impresión',
    },
    retail__clothing: { title: 'Ropa y accesorios', keywords: 'moda prendas vestir complementos' },
    retail__shoes: { title: 'Calzado', keywords: 'zapatos botas zapatillas' },
    retail__jewelry: { title: 'Joyas y relojes', keywords: 'anillos plata oro gemas joyería' },
    retail__furniture: { title: 'Muebles', keywords: 'sillas mesas sofás' },
    retail__home: {
      title: 'Hogar y decoración',
      keywords: 'papel pintado lámparas textiles cocina',
    },
    retail__garden: { title: 'Jardín y ferretería', keywords: 'plantas herramientas vivero bricolaje' },
    retail__electronics: { title: 'Electrónica', keywords: 'teléfonos móviles cámaras audio' },
    retail__books: { title: 'Libros, periódicos y revistas', keywords: 'lectura literatura prensa' },
    retail__toys: { title: 'Juguetes, juegos y aficiones', keywords: 'niños manualidades maquetas' },
    retail__sports: { title: 'Artículos deportivos', keywords: 'bicicletas fitness deporte aire libre' },
    retail__cosmetics: {
      title: 'Productos de belleza y cosmética',
      keywords: 'maquillaje perfume piel jabón',
    },
    retail__pets: { title: 'Comida y artículos para mascotas', keywords: 'perros gatos animales' },
    retail__gifts: { title: 'Regalos, flores y recuerdos', keywords: 'floristería ramos tarjetas' },
    retail__art: { title: 'Arte, antigüedades y coleccionismo', keywords: 'galería cuadros vintage' },
    retail__other: { title: 'Otro comercio minorista', keywords: 'tienda artículos mercancía' },
    food__grocery: { title: 'Alimentación', keywords: 'supermercado comida reparto comestibles' },
    food__bakery: { title: 'Panadería y dulces', keywords: 'pan tartas chocolate caramelos pastelería' },
    food__coffee: { title: 'Café y té', keywords: 'tostador granos especialidad' },
    food__restaurant: {
      title: 'Restaurantes y comida para llevar',
      keywords: 'catering comidas pizza',
    },
    food__alcohol: { title: 'Vino, cerveza y licores', keywords: 'alcohol cervecería bodega botella' },
    digital__software: {
      title: 'Software y aplicaciones',
      keywords: 'saas licencia ordenador descarga programas',
    },
    digital__media: {
      title: 'Libros, películas y música para descargar',
      keywords: 'ebooks vídeo audio archivo',
    },
    digital__gaming: { title: 'Juegos', keywords: 'videojuegos vídeo móvil in-app' },
    digital__courses: { title: 'Cursos en línea', keywords: 'educación clases e-learning formación' },
    services__consulting: { title: 'Consultoría', keywords: 'gestión asesoramiento coaching' },
    services__design: {
      title: 'Diseño, fotografía y marketing',
      keywords: 'gráfico agencia publicidad',
    },
    services__web: {
      title: 'Diseño y alojamiento web',
      keywords: 'desarrollo programación sitios hosting',
    },
    services__legal: {
      title: 'Servicios jurídicos y contables',
      keywords: 'abogado impuestos contabilidad asesoría gestoría',
    },
    services__repair: { title: 'Reparaciones', keywords: 'arreglos electrónica electrodomésticos' },
    services__crowdfunding: {
      title: 'Financiación colectiva',
      keywords: 'crowdfunding micromecenazgo campañas recaudación',
    },
    services__other: { title: 'Otros servicios', keywords: 'personales autónomo freelance' },
    health__salon: { title: 'Peluquerías y salones de belleza', keywords: 'barbería uñas spa' },
    health__fitness: {
      title: 'Gimnasios y clubes deportivos',
      keywords: 'fitness yoga abono membresía',
    },
    health__medical: { title: 'Servicios médicos', keywords: 'médico terapia clínica' },
    health__supplements: {
      title: 'Vitaminas y suplementos',
      keywords: 'nutrición proteínas bienestar',
    },
    travel__lodging: {
      title: 'Hoteles y casas de vacaciones',
      keywords: 'habitaciones apartamentos alojamiento desayuno',
    },
    travel__tours: { title: 'Excursiones y agencias de viajes', keywords: 'viajes tours guías' },
    travel__transport: { title: 'Transporte y alquiler', keywords: 'coches bicicletas traslados' },
    events__tickets: { title: 'Entradas', keywords: 'conciertos teatro festival billetes' },
    events__planning: { title: 'Organización de eventos', keywords: 'bodas fiestas' },
    community__charity: {
      title: 'Entidades benéficas',
      keywords: 'donaciones donativos recaudación ong',
    },
    community__religious: { title: 'Organizaciones religiosas', keywords: 'iglesia parroquia' },
    community__membership: {
      title: 'Clubes y asociaciones',
      keywords: 'socios miembros abonos sindicato',
    },
    community__education: {
      title: 'Escuelas y formación',
      keywords: 'enseñanza clases tutorías',
    },
    making__construction: {
      title: 'Construcción y oficios',
      keywords: 'contratista fontanero electricista obra',
    },
    making__manufacturing: {
      title: 'Fabricación y venta al por mayor',
      keywords: 'industrial proveedor mayorista',
    },
    making__printing: { title: 'Imprenta y edición', keywords: 'libros carteles prensa impresión' },
  },
};
