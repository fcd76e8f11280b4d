import type { NamespacePrivacyPolicyTranslation } from '../../generated/types.ts';

const privacyPolicy = {
  title: 'Política de privacidad',
  description: 'Qué guarda Iridia sobre ti, por qué, durante cuánto tiempo y cómo llevártelo o pedir que se borre.',
  updated: 'Última actualización: 23 de noviembre de 2026',
  intro:
    'Guardamos lo necesario para crear tus imágenes, videos y sonidos, contar tus créditos y proteger tu cuenta. No guardamos nada para venderlo.',
  sections: [
    {
      title: 'Quién es responsable',
      body: 'El operador de este sitio es responsable de tus datos. Puedes escribirle en cualquier momento desde la página de contacto, en cualquiera de los cinco idiomas del sitio.',
    },
    {
      title: 'Qué guardamos cuando nos visitas',
      body: 'Una cookie firmada distingue tu navegador de los demás, para que tus créditos del día y tus creaciones sigan siendo tuyos sin cuenta. También recordamos tu idioma durante 365 días. Tu dirección de red sirve para limitar abusos y no se guarda junto a tus creaciones.',
    },
    {
      title: 'Qué guardamos si tienes cuenta',
      body: 'Tu correo, tu contraseña en una forma de la que no se puede recuperar, tus sesiones, tus ajustes, tus invitaciones y cada movimiento de tus créditos. Si entras con Google, guardamos el número con el que Google te conoce y tu dirección.',
    },
    {
      title: 'Lo que subes y lo que creas',
      body: 'Los archivos que subes se comprueban, se vuelven a codificar sin datos ocultos (un lugar, por ejemplo) y se guardan para que puedas trabajar con ellos. Los resultados permanecen en Mis creaciones hasta que los borras. Nadie los mira, salvo que una denuncia pida al operador revisar uno.',
    },
    {
      title: 'Caras y voces',
      body: 'Cuando una herramienta muestra o imita a una persona, preguntamos quién es y guardamos tu consentimiento como un recibo. La forma de una cara solo se mide mientras dura el trabajo y no se almacena. Si retiras un consentimiento en los ajustes, se borra todo lo que se hizo con él.',
    },
    {
      title: 'Dónde se hace el trabajo',
      body: 'El motor integrado trabaja en la máquina del operador. Si el operador ha conectado un motor externo, los datos de la herramienta se le envían para ese trabajo y para nada más. La página de cada herramienta dice qué motor la atiende.',
    },
    {
      title: 'Pagos',
      body: 'Los datos de la tarjeta van directamente al procesador de pagos y nunca llegan a nosotros. Guardamos el número de la transacción, el importe, qué se compró y cuándo.',
    },
    {
      title: 'Estadísticas y chat de ayuda',
      body: 'Las estadísticas y el chat de ayuda solo se cargan si el operador los ha activado, y solo cuando la página ya está lista. El sitio funciona sin ellos.',
    },
    {
      title: 'Tus derechos',
      body: 'En los ajustes puedes descargar todos tus datos y archivos en un solo fichero, elegir sobre qué podemos escribirte y borrar tu cuenta para siempre. También puedes pedir una corrección o una limitación, oponerte, o reclamar ante la autoridad de protección de datos de tu país.',
    },
  ],
  retention: {
    title: 'Durante cuánto tiempo',
    body: 'Lo que llega al final de su plazo se borra en un máximo de seis horas.',
    endings: { deletion: 'hasta que lo borres', account: 'mientras exista la cuenta', installation: 'mientras exista este sitio' },
    rows: {
      account: 'Tu cuenta: dirección, huella de la contraseña, ajustes, invitación',
      creations: 'Tus creaciones y sus enlaces',
      visitors: 'Todo lo de un visitante sin cuenta que ya no crea ni guarda nada',
      uploads: 'Archivos subidos que no usa ninguna creación ni ningún formulario guardado',
      forms: 'Formularios guardados que no cambias',
      attempts: 'Lo que queda de creaciones fallidas, canceladas o borradas, y las respuestas del chat',
      sessions: 'Sesiones',
      codes: 'Códigos enviados por correo',
      failedSignIns: 'Intentos fallidos de acceso, con una huella con clave de la dirección',
      traces: 'Navegadores y huellas de las direcciones de red de tus accesos',
      counters: 'Contadores contra abusos, por cuenta y por huella de la dirección de red',
      claims: 'Días en que recibiste la recompensa diaria',
      former:
        'Tras borrar una cuenta: una huella con clave de su dirección y de su número de Google, y lo que recibió gratis, para que registrarse otra vez no lo dé dos veces',
      consents: 'Consentimientos, mientras exista algo hecho con ellos; si no',
      messages: 'Mensajes enviados desde la página de contacto',
      openReports: 'Denuncias sin responder',
      reports: 'Denuncias, desde la respuesta',
      decisions: 'Decisiones del operador sobre las denuncias',
      letters: 'Copias de los correos, si el sitio no tiene servidor de correo propio',
      checkouts: 'Pagos iniciados que no se completaron',
      payments: 'Pagos y suscripciones, sin tu dirección una vez borrada la cuenta',
      paymentEvents: 'Avisos del procesador de pagos',
      ledger: 'El historial de tus créditos, sin nombre una vez borrada la cuenta',
      digests: 'Huellas de los archivos hechos aquí, para la página «Verificar»',
      passing: 'Archivos en tránsito y archivos cuyo registro se ha borrado',
      installation: 'Claves de la instalación',
    },
  },
} satisfies NamespacePrivacyPolicyTranslation;

export default privacyPolicy;
