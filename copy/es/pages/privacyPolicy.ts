import type { NamespacePrivacyPolicyTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Política de privacidad',
  description: 'Qué guarda Iridia sobre ti, para qué y por cuánto tiempo, quién más lo recibe y cómo descargarlo o eliminarlo.',
  intro:
    'Guardamos lo necesario para crear tus imágenes, videos y audio, llevar la cuenta de tus créditos y proteger tu cuenta. No vendemos tus datos ni entrenamos modelos de IA con ellos.',
  sections: [
    {
      title: 'Cuando nos visitas',
      body: 'Una cookie firmada distingue tu navegador de los demás. Con ella conservas tus créditos gratis de cada día y tus creaciones sin tener cuenta. También recordamos tu idioma. Tu dirección IP nos ayuda a limitar abusos: solo guardamos un hash de ella, nunca junto a tus creaciones.',
    },
    {
      title: 'Cuando tienes una cuenta',
      body: 'Guardamos tu correo, tu contraseña como un hash que no se puede revertir, los dispositivos donde iniciaste sesión, tus ajustes, tus invitaciones y cada movimiento de tus créditos. Si entras con otro servicio, como Google, guardamos también el número con el que te identifica.',
    },
    {
      title: 'Lo que subes y lo que creas',
      body: 'Revisamos los archivos que subes y los guardamos de nuevo sin datos ocultos, como el lugar donde se tomó una foto. Tus creaciones quedan en Mis creaciones hasta que las elimines. Nadie las mira, salvo cuando tenemos que revisar una por un reporte. Si compartes un enlace, cualquiera que lo tenga puede ver ese resultado.',
    },
    {
      title: 'Notificaciones',
      body: 'Si nos pides que te avisemos cuando algo esté listo, tu navegador nos da una dirección en el servicio de su fabricante, por ejemplo Google, Mozilla, Apple o Microsoft. La guardamos cifrada y solo enviamos ahí un aviso cifrado con el nombre de la herramienta, nunca tus archivos. Puedes desactivar las notificaciones cuando quieras.',
    },
    {
      title: 'Caras y voces',
      body: 'Cuando una herramienta muestra o imita a una persona, te pedimos que confirmes que eres tú o que esa persona aceptó, y guardamos ese consentimiento. La forma de una cara o el sonido de una voz se miden solo mientras se crea tu resultado. No guardamos esas mediciones ni las usamos para reconocer a nadie. Puedes retirar un consentimiento en tus ajustes, y se elimina todo lo que se hizo con él.',
    },
    {
      title: 'Revisión automática',
      body: 'Un programa revisa las descripciones y los mensajes del chat según la política de contenido y puede rechazarlos. Eso solo decide si esa solicitud sigue adelante. Puedes pedir desde la página de contacto que la revise una persona. Las cuentas las cierra una persona, nunca un programa.',
    },
    {
      title: 'El asistente',
      body: 'Lo que le escribes al asistente se usa para responderte. Si quien responde es un modelo de IA, tus mensajes se envían al servicio que se indica más abajo. No escribas nada confidencial en el chat.',
    },
    {
      title: 'Pagos',
      body: 'Los datos de tu tarjeta van directo al servicio de pagos y nunca llegan a nosotros. Guardamos el número del pago, el importe, qué compraste y cuándo.',
    },
    {
      title: 'Por qué podemos hacerlo',
      body: 'Usamos tus datos para darte lo que pides (nuestro contrato contigo), porque nos diste tu consentimiento (caras, voces y novedades por correo), porque la ley lo exige (pagos y reportes) y para proteger el sitio de abusos, que es nuestro interés legítimo. Lo que dependa de tu consentimiento lo puedes retirar cuando quieras.',
    },
    {
      title: 'Otros países',
      body: 'Algunos de los servicios que se indican más abajo pueden estar en un país distinto del tuyo, por ejemplo en Estados Unidos. Solo les enviamos lo que necesitan para su tarea, con los contratos y garantías que exige la ley.',
    },
    {
      title: 'Niños',
      body: 'El sitio no es para menores de {minimum} años. Si nos enteramos de que un niño nos dio datos, los eliminamos. Los padres pueden escribirnos desde la página de contacto.',
    },
    {
      title: 'Si algo sale mal',
      body: 'Si se pierden datos o caen en malas manos, avisamos a la autoridad en el plazo que fija la ley, que en la Unión Europea es de 72 horas, y te avisamos a ti si eso puede perjudicarte.',
    },
    {
      title: 'Tus derechos',
      body: 'En tus ajustes puedes descargar todos tus datos con tus archivos, elegir qué correos recibes, retirar consentimientos y eliminar tu cuenta. También puedes pedirnos que corrijamos o limitemos algo, oponerte o presentar un reclamo ante la autoridad de protección de datos de tu país.',
    },
    {
      title: 'Si vives en California',
      body: 'Tienes derecho a saber qué guardamos sobre ti, a corregirlo y a que lo eliminemos, sin que nadie te trate peor por eso. No vendemos ni compartimos tu información personal en el sentido de la ley de California. La información sensible, como las fotos de caras, solo se usa para crear lo que pides.',
    },
  ],
  processors: {
    title: 'Quién más recibe datos',
    body: 'Estos servicios trabajan para nosotros en este sitio. Cada uno recibe solo lo que necesita.',
    none: 'No hay ningún servicio externo conectado. Todo queda en nuestros propios servidores.',
    tasks: {
      payments: 'Cobro de pagos',
      signIn: 'Inicio de sesión con otro servicio',
      mail: 'Envío de correos',
      storage: 'Almacenamiento de archivos',
      delivery: 'Distribución de archivos',
      creation: 'Creación de resultados y respuestas del chat con modelos de IA',
      moderation: 'Revisión de descripciones según la política de contenido',
      statistics: 'Estadísticas de visitas',
      supportChat: 'Chat de soporte',
    },
  },
  browserData: {
    title: 'Cookies y datos en tu navegador',
    body: 'No usamos cookies de publicidad. Estas son necesarias para que el sitio funcione. Los servicios de estadísticas y de soporte, si arriba figura alguno, pueden usar las suyas.',
    lives: { cleared: 'hasta que lo borres', tab: 'hasta que cierres la pestaña' },
    rows: {
      visitor: 'un número firmado que distingue tu navegador de los demás',
      userInfo: 'tu correo, para mostrarlo en la página',
      vip: 'si tienes un plan',
      locale: 'tu idioma',
      token: 'mantiene tu sesión abierta; se borra al cerrarla',
      inviteCode: 'el código del amigo que te invitó',
      creditsDialogAt: 'cuándo viste por última vez el aviso de créditos gratis',
      dailyRewardAt: 'cuándo viste por última vez la recompensa diaria',
      theme: 'claro u oscuro',
      passkey: 'que aquí usas una llave de acceso',
      adult: 'que confirmaste tu edad',
      colours: 'los últimos colores que usaste',
      fromFullPath: 'la página a la que vuelves después de iniciar sesión',
      showPricingDialog: 'que los precios deben abrirse después de iniciar sesión',
      places: 'hasta dónde habías bajado en una página',
      results: 'tus creaciones más recientes, para verlas sin conexión; se borran al cerrar sesión',
      pages: 'las páginas que abriste, para verlas sin conexión',
      assets: 'partes de las páginas, para que carguen más rápido y funcionen sin conexión',
      shared: 'un archivo que compartiste desde otra aplicación, hasta que elijas una herramienta',
    },
  },
  retention: {
    title: 'Cuánto tiempo lo guardamos',
    body: 'Lo que llega al final de su plazo se elimina en un máximo de seis horas.',
    endings: { deletion: 'hasta que lo elimines', account: 'mientras exista la cuenta', installation: 'mientras exista este sitio' },
    rows: {
      account: 'Tu cuenta: correo, hash de la contraseña, ajustes, invitación',
      creations: 'Tus creaciones y sus enlaces',
      visitors: 'Todo lo de un visitante sin cuenta que ya no crea ni guarda nada',
      uploads: 'Archivos que subiste y que no se usan en ninguna creación ni formulario guardado',
      forms: 'Formularios guardados que ya no cambias',
      visitorForms: 'Formularios guardados de visitantes sin cuenta',
      attempts: 'Lo que queda de creaciones fallidas, canceladas o eliminadas, y las respuestas del chat',
      sessions: 'Dispositivos con la sesión iniciada',
      codes: 'Códigos enviados por correo',
      failedSignIns: 'Intentos fallidos de iniciar sesión, con un hash de la dirección',
      traces: 'Navegadores y hashes de las direcciones IP desde las que entraste',
      push: 'Navegadores que reciben notificaciones',
      counters: 'Contadores contra abusos, por cuenta y por hash de la dirección IP',
      claims: 'Días en que reclamaste la recompensa diaria',
      former:
        'Después de eliminar una cuenta: un hash de su correo y de sus números en otros servicios, y lo que recibió gratis, para no darlo otra vez a quien vuelva a crear una cuenta',
      consents: 'Consentimientos: mientras exista algo hecho con ellos; si no',
      visitorConsents: 'Consentimientos de visitantes sin cuenta, si no se ha hecho nada con ellos',
      messages: 'Mensajes de la página de contacto',
      openReports: 'Reportes sin respuesta',
      reports: 'Reportes, después de la respuesta',
      decisions: 'Nuestras decisiones sobre los reportes',
      letters: 'Copias de los correos, si el sitio no tiene servidor de correo',
      checkouts: 'Pagos que se empezaron pero no se hicieron',
      payments: 'Pagos y planes, sin tu correo una vez eliminada la cuenta',
      paymentEvents: 'Avisos del servicio de pagos',
      ledger: 'Tu historial de créditos, sin nombre una vez eliminada la cuenta',
      digests: 'Huellas de los archivos hechos aquí, para la página «Verificar un archivo»',
      passing: 'Archivos que se están subiendo o eliminando',
      installation: 'Claves técnicas del sitio',
    },
  },
  changes: [
    'Acortamos: cuánto se guardan los intentos fallidos de iniciar sesión y los consentimientos sin usar de visitantes sin cuenta.',
    'Agregamos: cuánto se guardan los formularios de visitantes sin cuenta.',
    'Agregamos: quién está detrás del sitio, bases legales, servicios que reciben datos, lista de cookies, revisión automática, otros países, niños, fallas de seguridad, California.',
    'Primera versión.',
  ],
} satisfies NamespacePrivacyPolicyTranslation;

export default privacyPolicy;
