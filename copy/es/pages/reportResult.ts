import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: 'Reportar un resultado',
  description: 'Reporta una imagen, un video o una voz que se hizo aquí. Sin cuenta: recibes un número para seguir tu reporte.',
  lead: '¿Un resultado te muestra sin tu consentimiento o incumple una regla? Cuéntanos. Una persona revisa cada reporte.',
  url: 'Enlace al resultado',
  reason: '¿Qué ocurre?',
  reasons: {
    me: 'Aparezco y no lo autoricé',
    minor: 'Aparece un menor',
    sexual: 'Contenido sexual',
    deception: 'Es para engañar',
    copyright: 'Usa mi obra',
    other: 'Otra cosa',
  },
  message: '¿Algo más que debamos saber? (opcional)',
  email: 'Tu correo, si quieres recibir el número (opcional)',
  send: 'Enviar reporte',
  errors: {
    required: 'Completa este campo.',
    tooLong: 'Acórtalo a {0|number} {{carácter|caracteres}}.',
    email: 'Escribe un correo válido.',
    other: 'Revisa este campo.',
  },
  sent: {
    title: 'Reporte recibido',
    body: 'Guarda este número. Con él puedes ver qué se decidió, sin tener cuenta.',
    due: 'Respondemos antes del {0}.',
    another: 'Reportar otra cosa',
  },
  lookup: {
    title: 'Consultar un reporte',
    number: 'Número del reporte',
    show: 'Ver qué se decidió',
  },
  statuses: {
    open: 'En revisión',
    removed: 'Eliminado',
    kept: 'No eliminado',
  },
  reported: 'Reportado',
  due: 'Respuesta antes de',
  closed: 'Respondido',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
