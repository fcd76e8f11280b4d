import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Denunciar un resultado',
  description: 'Denuncia una imagen, un clip o una voz hechos aquí. Sin cuenta; recibes un número y respuesta en 48 horas.',
  lead: '¿Apareces sin tu consentimiento o hay algo que no está bien? Cuéntanoslo. Una persona revisa cada denuncia.',
  url: '¿Dónde está? Una dirección',
  reason: '¿Qué ocurre?',
  reasons: {
    me: 'Aparezco yo y no di mi consentimiento',
    minor: 'Aparece un menor',
    sexual: 'Contenido sexual',
    deception: 'Engaña a la gente',
    copyright: 'Usa mi obra',
    other: 'Otra cosa',
  },
  message: '¿Qué deberíamos saber? (opcional)',
  email: 'Tu correo, si quieres recibir el número (opcional)',
  send: 'Enviar denuncia',
  errors: {
    required: 'Esto es necesario.',
    tooLong: 'Es demasiado largo: hasta {0|number} caracteres.',
    email: 'Esto no es una dirección de correo.',
    other: 'Aquí hay algo que no está bien.',
  },
  sent: {
    title: 'Tu denuncia ha llegado',
    body: 'Guarda este número: muestra el resultado, aquí y sin cuenta.',
    due: 'Respondemos antes del {0}.',
    another: 'Denunciar otra cosa',
  },
  lookup: {
    title: '¿Cómo terminó?',
    number: 'Número de la denuncia',
    show: 'Ver resultado',
  },
  statuses: {
    open: 'En revisión',
    removed: 'Retirado',
    kept: 'Se mantiene',
  },
  reported: 'Denunciado',
  due: 'Respuesta antes de',
  closed: 'Respondido',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
