import type { NamespaceLegalTranslation } from '../../generated/types.ts';

const legal = {
  updated: 'Última actualización: {0}',
  operator: {
    title: 'Quién está detrás de este sitio',
    body: 'En este texto, «nosotros» es quien administra este sitio. También puedes escribirnos desde la página de contacto.',
    name: 'Nombre',
    address: 'Dirección postal',
    email: 'Correo',
    law: 'Ley y tribunales',
    missing: 'Sin indicar por ahora',
  },
  changes: 'Qué cambió',
} satisfies NamespaceLegalTranslation;

export default legal;
