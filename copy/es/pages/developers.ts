import type { NamespaceDevelopersTranslation } from '../../generated/types.ts';

const developers = {
  title: 'API: crea imágenes y videos por programa',
  description:
    'Usa Iridia desde tus programas: crea una clave, ejecuta uno de los tres ejemplos en curl, TypeScript o Python y consulta todas las llamadas.',
  lead: 'Todo lo que haces en este sitio también lo pueden hacer tus programas: con una clave, tu cuenta y tus créditos.',
  key: {
    title: '1. Crea una clave',
    body: 'Dale permiso para ver y para crear. Después indica a tu programa la dirección del sitio y la clave.',
    open: 'Crear una clave en los ajustes',
  },
  make: {
    title: '2. Crea algo',
    body: 'Cada uno de estos programas crea un sticker a partir de unas palabras, espera a que esté listo y lo guarda en un archivo.',
  },
  more: {
    title: 'Conviene saber',
    document: 'Todas las llamadas, con los datos que pide cada herramienta, en un documento OpenAPI 3.1:',
    tools: 'Las herramientas, lo que cuestan y si están disponibles ahora:',
    answers:
      'Cada respuesta trae un código, un mensaje y datos. El código 100000 indica que todo salió bien; con cualquier otro, el mensaje explica el motivo.',
    repeat: 'Añade una cabecera Idempotency-Key a lo que cuesta créditos: si repites la solicitud, solo se cobra una vez.',
    limits:
      'Los precios, las reglas y los límites son los mismos que en el sitio. Lo que crees queda en «Mis creaciones», con la misma marca.',
  },
} satisfies NamespaceDevelopersTranslation;

export default developers;
