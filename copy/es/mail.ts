import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'El equipo de {product}',
  registerCode: {
    subject: '{code} es tu código de {product}',
    paragraphs: [
      'Escribe este código para crear tu cuenta:',
      'Sirve una sola vez y durante 10 minutos. Si no lo has pedido, ignora este correo.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta en {product}',
    paragraphs: [
      'Alguien, seguramente tú, ha querido crear una cuenta con esta dirección. Ya tiene una: solo inicia sesión. Si olvidaste la contraseña, elige «He olvidado la contraseña».',
      'El código solicitado es {code}. No lo necesitas para iniciar sesión. Si no has sido tú, ignora este correo.',
    ],
  },
  verifyCode: {
    subject: '{code} es tu código de {product}',
    paragraphs: [
      'Escribe este código para confirmar que eres tú:',
      'Sirve una sola vez y durante 10 minutos. Si no lo has pedido, puede que alguien conozca tu contraseña: cámbiala.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de {product}',
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
      'Si no has sido tú, elige enseguida «He olvidado la contraseña».',
    ],
  },
  passwordReplaced: {
    subject: 'Se ha cambiado tu contraseña de {product}',
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar en los ajustes y se ha cerrado la sesión en todos los demás dispositivos.',
      'Si no has sido tú, elige enseguida «He olvidado la contraseña».',
    ],
  },
  googleJoined: {
    subject: 'Ya puedes entrar en {product} con Google',
    paragraphs: [
      'Alguien, seguramente tú, ha iniciado sesión con Google, y la cuenta de Google de esta dirección se ha unido a tu cuenta.',
      'Si no has sido tú, escríbenos desde la página de contacto y protege tu cuenta de Google.',
    ],
  },
  accountDeleted: {
    subject: 'Tu cuenta de {product} se ha eliminado',
    paragraphs: ['Tu cuenta y todo lo que creaste con ella se han eliminado.', 'Gracias por haber estado con nosotros.'],
  },
  receipt: {
    subject: 'Tu recibo de {product}',
    paragraphs: ['¡Gracias! Hemos recibido tu pago.', '{what}: {amount}', 'Fecha: {date}', 'Número: {txn}'],
  },
  paymentReturned: {
    subject: '{product} te ha devuelto un pago',
    paragraphs: [
      '{what}: {amount}, pagado el {date}. No hemos podido atender esta compra: ya estaba hecha o la oferta ya no está disponible para ti. Te hemos devuelto el importe completo.',
      'Puede tardar unos días en aparecer en tu cuenta.',
      'Número: {txn}',
    ],
  },
  renewal: {
    subject: 'Tu suscripción a {product} se renueva el {date}',
    paragraphs: [
      'Tu suscripción {what} se renueva el {date} por {amount}.',
      'Hasta entonces puedes cambiarla o cancelarla en tus ajustes, en dos clics.',
    ],
  },
  subscriptionEnds: {
    subject: 'Tu suscripción a {product} termina el {date}',
    paragraphs: [
      'Has cancelado {what}. Sigue siendo tuya hasta el {date} y no se cobrará nada más.',
      'Hasta esa fecha puedes anular la cancelación en tus ajustes.',
    ],
  },
  reportReceived: {
    subject: 'Hemos recibido tu denuncia {number}',
    paragraphs: ['Gracias por avisarnos. Respondemos en 48 horas. Aquí podrás ver el resultado:', '{url}'],
  },
  reportRemoved: {
    subject: 'Tu denuncia {number}: contenido eliminado',
    paragraphs: [
      'Hemos revisado tu denuncia y hemos eliminado el contenido, junto con sus copias.',
      '{outcome}',
      'Puedes consultar la respuesta aquí cuando quieras:',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Tu denuncia {number}: contenido no eliminado',
    paragraphs: [
      'Hemos revisado tu denuncia y hemos decidido no eliminar el contenido.',
      '{outcome}',
      'Puedes consultar la respuesta aquí cuando quieras y volver a denunciarlo si algo cambia:',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'Hemos eliminado un resultado tuyo de {product}',
    paragraphs: [
      'A raíz de una denuncia hemos eliminado un resultado tuyo: {tool}, creado el {date}. Su archivo, su enlace y sus copias se han borrado.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  uploadRemoved: {
    subject: 'Hemos eliminado un archivo tuyo de {product}',
    paragraphs: [
      'A raíz de una denuncia hemos eliminado un archivo que subiste el {date}: muestra lo denunciado o es una copia. Los formularios guardados que lo usaban se han borrado con él.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  accountClosed: {
    subject: 'Hemos cerrado tu cuenta de {product}',
    paragraphs: [
      'Hemos cerrado tu cuenta y borrado lo que habías creado porque no se respetaron nuestras normas. No se te cobrará nada más.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  contactMessage: { subject: 'Mensaje de {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
