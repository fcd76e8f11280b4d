import type { NamespaceOperatorSettingsTranslation } from '../../generated/types.ts';

const operatorSettings = {
  title: 'Ajustes: lo que se cambia sin reiniciar',
  description:
    'Para quienes llevan este sitio: créditos gratis, quién lo lleva y qué herramientas y modelos de IA están activos, sin reiniciar.',
  heading: 'Ajustes',
  lead: 'Cada cambio se aplica en segundos, sin reiniciar, y el último se puede deshacer.',
  show: 'Mostrar',
  kinds: { general: 'Lo básico', costs: 'Créditos', offers: 'Precios', limits: 'Límites', engines: 'Modelos de IA', tools: 'Herramientas' },
  empty: 'Aquí no hay nada que ajustar.',
  names: {
    dailyCredits: 'Créditos gratis al día',
    allowancesPerAddress: 'Visitantes por dirección que los reciben cada día',
    operatorName: 'Quién lleva este sitio',
    operatorAddress: 'Dirección postal',
    operatorLaw: 'Ley y tribunales aplicables',
  },
  costs: {
    image: 'Una imagen',
    gif: 'Un GIF',
    video: 'Un video hecho por un modelo de IA',
    audio: 'Un audio',
    text: 'Una respuesta del chat, con un modelo externo',
    composedVideo: 'Un video sin modelo de IA',
  },
  offer: '{0} (junto a {1}) · {2}',
  terms: { price: 'Precio', crossedOut: 'Precio tachado al lado', credits: 'Créditos; en un plan, cada mes' },
  limits: {
    uploadMegabytesByVisitor: 'MB que puede subir un visitante al día',
    uploadMegabytesByUser: 'MB que puede subir un usuario al día',
    uploadMegabytesByAddress: 'MB que pueden llegar de una dirección de red al día',
    generationByAddress: 'Creaciones desde una dirección de red en diez minutos',
    chatByAccount: 'Mensajes de chat de una cuenta en diez minutos',
    codeByAddress: 'Códigos enviados por correo para una dirección de red en una hora',
    contactByAccount: 'Mensajes de una cuenta por la página de contacto en una hora',
  },
  on: 'Activado',
  off: 'Desactivado',
  none: 'Sin indicar',
  configured: 'Como en la configuración',
  instead: 'En la configuración: {0}',
  value: 'Valor nuevo',
  acts: {
    change: { label: 'Cambiar', body: 'En unos segundos, el valor nuevo vale para todos.' },
    offer: { body: 'Vale para nuevas compras. Los planes en curso conservan su precio.' },
    turnOn: { label: 'Activar', body: 'Vuelve a aceptar creaciones nuevas.' },
    turnOff: { label: 'Desactivar', body: 'Deja de aceptar creaciones nuevas. Lo que ya está en marcha se termina.' },
    undo: { label: 'Deshacer', body: 'Todo queda como antes del último cambio.' },
  },
  changes: 'Últimos cambios',
  columns: { id: 'Ajuste', value: 'Ahora', configured: 'En la configuración', changed: 'Último cambio' },
} satisfies NamespaceOperatorSettingsTranslation;

export default operatorSettings;
