import type { NamespaceSettingsTranslation } from '../../generated/types.ts';

const settings = {
  title: 'Ajustes',
  description: 'Idioma, correos, dispositivos, tus datos y el fin de tu cuenta.',
  loading: 'Tus ajustes están en camino',
  failed: 'No se han podido obtener tus ajustes.',
  visitor: {
    title: 'Inicia sesión para ver tu cuenta',
    body: 'Los correos, los dispositivos, la suscripción y tus datos pertenecen a una cuenta.',
  },
  looks: { title: 'Idioma y tema', language: 'Idioma', theme: 'Tema', light: 'Claro', dark: 'Oscuro' },
  mail: {
    title: 'Correo',
    address: 'Tu dirección',
    google: 'También puedes iniciar sesión con Google.',
    marketing: 'Quiero recibir novedades y ofertas',
    always: 'Los códigos, los recibos y los avisos sobre tu cuenta llegan siempre.',
  },
  secret: {
    title: 'Contraseña',
    body: 'Enviamos un código a tu dirección; con él eliges una contraseña nueva. Después se cierra la sesión en todos los dispositivos.',
    action: 'Elegir una contraseña nueva',
  },
  plan: {
    title: 'Suscripción',
    loading: 'Tu suscripción está en camino',
    failed: 'No se ha podido obtener tu suscripción.',
    none: 'No hay ninguna suscripción activa.',
    see: 'Ver los planes',
    name: '{0}, {1}',
    renews: 'Se renueva el {0}.',
    ends: 'Cancelada. Sigue hasta el {0} y no se cobra nada más.',
    next: 'A partir de entonces: {0}.',
    change: 'Cambiar de plan a partir del próximo periodo',
    cancel: 'Cancelar la suscripción',
    sure: 'Termina con el periodo pagado. Tus créditos se quedan hasta que caduquen.',
    confirm: 'Sí, cancelarla',
    keep: 'Conservarla',
    resume: 'Conservar la suscripción',
  },
  devices: {
    title: 'Dónde has iniciado sesión',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    since: 'Sesión iniciada el {0}',
    seen: 'Visto por última vez el {0}',
    end: 'Cerrar sesión',
    endNamed: 'Cerrar sesión: {0}',
  },
  data: { title: 'Tus datos', body: 'Todo lo que guardamos de ti, con tus archivos, en un solo zip.', action: 'Descargar mis datos' },
  leave: {
    title: 'Eliminar la cuenta',
    body: 'Se eliminan tu cuenta, tus creaciones y tus créditos. No se puede deshacer.',
    action: 'Eliminar mi cuenta',
    sure: '¿Seguro que quieres eliminarlo todo, ahora y para siempre?',
    confirm: 'Sí, eliminarlo todo',
    stay: 'Quedarme',
  },
} satisfies NamespaceSettingsTranslation;

export default settings;
