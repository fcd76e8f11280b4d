import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  offline: 'Estás sin conexión. Lo que ves se queda; los trabajos nuevos esperan a que vuelvas.',
  freshness: { ready: 'Hay una nueva versión del sitio.', reload: 'Recargar' },
  loadingPage: 'La página se está cargando',
  notifications: 'Avisos',
  missing: {
    title: 'Página no encontrada',
    body: 'No hay nada en esta dirección. Puede que haya cambiado de sitio o que nunca existiera.',
    tools: 'Ver todas las herramientas',
  },
  broken: {
    title: 'Error interno del servidor',
    body: 'Algo no ha funcionado por nuestra parte. Tus créditos y tu trabajo están a salvo.',
    lostTitle: 'Una parte de esta página no se ha cargado',
    lostBody: 'Puede que no haya red o que exista una versión más reciente del sitio. Al recargar llegará.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
