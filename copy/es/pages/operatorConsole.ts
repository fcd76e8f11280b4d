import type { NamespaceOperatorConsoleTranslation } from '../../generated/types.ts';

const operatorConsole = {
  title: 'Consola: cifras y registro de este sitio',
  description: 'Para quienes administran este sitio: cuántas visitas llegaron, qué se creó, cuánto tardó y quién hizo qué.',
  loading: 'Cargando…',
  failed: 'No pudimos cargar la consola. Inténtalo de nuevo.',
  code: {
    label: 'Código',
    app: '6 dígitos de tu app o un código de recuperación',
    open: 'Abrir la consola',
  },
  setUp: {
    title: 'Configura un segundo factor',
    body: 'Antes de abrir la consola, conecta una app de autenticación. Abre el enlace en el dispositivo donde la tienes o escribe la clave en ella. Luego escribe el código que muestra.',
    key: 'Clave',
    link: 'Abrir en la app de autenticación',
    confirm: 'Confirmar',
  },
  recovery: {
    title: 'Guarda tus códigos de recuperación',
    body: 'Cada código abre la consola una sola vez si pierdes tu app. Solo los mostramos ahora, así que guárdalos en un lugar seguro.',
    kept: 'Ya guardé los códigos',
  },
  prove: {
    title: 'Confirma que eres tú',
    body: 'Escribe el código que tu app de autenticación muestra ahora.',
  },
  heading: 'Consola',
  now: {
    title: 'Ahora',
    waiting: 'En espera',
    running: 'En curso',
  },
  days: {
    title: 'Los últimos {days} días',
    visitors: 'Visitantes nuevos',
    accounts: 'Cuentas nuevas',
    made: 'Terminados',
    failed: 'Con errores',
    paid: 'Pagos',
    wait: 'Espera habitual',
    total: '{0} en total',
    today: '{0} hoy',
    none: 'Aún no hay datos',
    table: 'Ver como tabla',
    day: 'Día',
  },
  record: {
    title: 'Quién hizo qué',
    more: 'Ver anteriores',
    empty: 'Todavía no ha pasado nada.',
  },
  acts: {
    factorConfirmed: 'Configuró el segundo factor',
    consoleOpened: 'Abrió la consola',
    recoveryUsed: 'Abrió la consola con un código de recuperación',
    packAdded: 'Añadió un modelo',
    packRemoved: 'Quitó un modelo',
    jobCanceled: 'Canceló una creación',
    jobGivenBack: 'Devolvió los créditos de una creación',
    reportRemoved: 'Eliminó contenido reportado',
    reportKept: 'Conservó contenido reportado',
    reportClosed: 'Eliminó contenido reportado y cerró la cuenta',
    reportRetargeted: 'Indicó de qué trata un reporte',
    creationsSeen: 'Miró las creaciones de una cuenta',
    creditsGiven: 'Dio créditos',
    creditsTaken: 'Quitó créditos',
    sessionsEnded: 'Cerró todas las sesiones de una cuenta',
    accountClosed: 'Cerró una cuenta',
  },
} satisfies NamespaceOperatorConsoleTranslation;

export default operatorConsole;
