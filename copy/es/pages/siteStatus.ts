import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  noScripts: 'Para crear algo aquí, activa JavaScript en tu navegador. Sin él puedes leer todas las páginas.',
  offline: 'No tienes conexión. Puedes seguir viendo el sitio; para crear algo, espera a que vuelva la conexión.',
  freshness: {
    ready: 'Hay una nueva versión del sitio.',
    loses: 'Al recargar se pierde lo que escribiste o elegiste aquí.',
    reload: 'Recargar',
  },
  loadingPage: 'Cargando la página',
  notifications: 'Notificaciones',
  away: {
    title: 'No tienes conexión',
    body: 'Esta página todavía no se ha abierto en este dispositivo. Lo último que creaste sigue en Mis creaciones.',
    mine: 'Mis creaciones',
  },
  unreached: {
    title: 'No pudimos conectarnos con el sitio',
    body: 'Quizá se cortó tu conexión o el sitio no responde. Revisa tu red e inténtalo de nuevo.',
  },
  asleep: {
    title: 'El sitio no está disponible en este momento',
    body: 'Volveremos en unos minutos. Tus créditos y tus creaciones están a salvo.',
  },
  missing: {
    title: 'Página no encontrada',
    body: 'No hay ninguna página en esta dirección. Quizá el enlace es viejo o está mal escrito.',
    tools: 'Ver todas las herramientas',
  },
  broken: {
    title: 'Error interno del servidor',
    body: 'Algo falló de nuestro lado. Tus créditos y tus creaciones están a salvo.',
    lostTitle: 'Una parte de la página no cargó',
    lostBody: 'Quizá se cortó la conexión. Revisa tu red e inténtalo de nuevo.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
