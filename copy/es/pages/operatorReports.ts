import type { NamespaceOperatorReportsTranslation } from '../../generated/types.ts';

const operatorReports = {
  title: 'Reportes: qué decidir y antes de cuándo',
  description: 'Para quienes llevan este sitio: qué se reportó, de qué se trata y la respuesta que leerán los afectados.',
  heading: 'Reportes',
  lead: 'Cada reporte recibe respuesta en {hours} horas. Primero, los más urgentes.',
  mostUrgent: 'Primero lo más urgente',
  lastDecided: 'Primero lo último respondido',
  show: 'Mostrar',
  states: { open: 'Pendientes', decided: 'Respondidos' },
  empty: 'No hay reportes.',
  left: 'Quedan {0}',
  late: '{0} de retraso',
  reported: 'Reportado el {0}',
  closedAt: 'Respondido el {0}',
  reporter: {
    letter: 'Enviaremos la respuesta por correo a quien lo reportó.',
    number: 'Quien lo reportó no dejó su correo.',
  },
  about: '{0}, de la cuenta {1}',
  unknown: 'El enlace no lleva a nada que conservemos. Si sabes de qué se trata, indícalo abajo.',
  gone: 'Quien lo creó ya lo eliminó.',
  goesWith:
    'Se elimina también: {copies} copia{{s}} subida{{s}}, {remixes} resultado{{s}} derivado{{s}}, {sources} archivo{{s}} de origen.',
  file: 'Mostrar el archivo {0}',
  hint: 'Dos redes neuronales estiman: desnudez en una foto {photograph}, pornografía {explicit}, sugerente {suggestive}. Pueden equivocarse y no saben de edades.',
  suspected: {
    violence: 'Una red neuronal sospecha que el texto con el que se hizo habla de violencia. Se equivoca a menudo.',
    hate: 'Una red neuronal sospecha que el texto con el que se hizo expresa odio hacia alguien. Se equivoca a menudo.',
    forgery: 'Una red neuronal sospecha que el texto con el que se hizo pide un documento falso. Se equivoca a menudo.',
    selfHarm: 'Una red neuronal sospecha que el texto con el que se hizo habla de autolesiones. Se equivoca a menudo.',
  },
  noHint: 'Ninguna red neuronal lo ha mirado todavía.',
  outcome: 'Respuesta, tal como la leerán los afectados',
  remixes: 'Eliminar también lo que otros hicieron a partir de esto',
  acts: {
    removed: { label: 'Eliminar', body: 'Se elimina para siempre, y su dueño recibe tu respuesta por correo.' },
    kept: { label: 'Conservar', body: 'Se queda donde está.' },
    closed: {
      label: 'Eliminar y cerrar la cuenta',
      body: 'Se elimina para siempre, la cuenta se cierra y su dueño no podrá abrir otra con ese correo.',
    },
    target: { label: 'Se trata de otra cosa', body: 'Escribe un enlace, el ID de una creación o el SHA-256 de un archivo hecho aquí.' },
  },
  target: 'Enlace, ID o SHA-256',
  columns: {
    number: 'Reporte',
    reason: 'Motivo',
    status: 'Estado',
    at: 'Reportado',
    due: 'Plazo',
    closed: 'Respondido',
    url: 'Enlace',
    subject: 'Sobre',
    account: 'Cuenta',
    outcome: 'Respuesta',
  },
} satisfies NamespaceOperatorReportsTranslation;

export default operatorReports;
