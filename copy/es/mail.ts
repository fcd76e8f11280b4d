import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: 'El equipo de {product}',
  registerCode: {
    subject: '{code} es tu código de {product}',
    paragraphs: [
      'Escribe este código para crear tu cuenta:',
      'Vence en {minutes} minutos y solo se puede usar una vez. Si no lo pediste, puedes ignorar este correo.',
    ],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta en {product}',
    paragraphs: [
      'Alguien, seguramente tú, intentó crear una cuenta con este correo. Ya existe una, así que basta con iniciar sesión. Si olvidaste la contraseña, elige «¿Olvidaste tu contraseña?».',
      'El código de esta solicitud es {code}. No lo necesitas para iniciar sesión. Si no fuiste tú, puedes ignorar este correo.',
    ],
  },
  verifyCode: {
    subject: '{code} es tu código de {product}',
    paragraphs: [
      'Escribe este código para confirmar que eres tú:',
      'Vence en {minutes} minutos y solo se puede usar una vez. Si no lo pediste, ignora este correo: sin el código no cambia nada.',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña de {product}',
    paragraphs: [
      'Acaban de cambiar la contraseña de tu cuenta y cerramos la sesión en todos tus dispositivos.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?» y crea una nueva.',
    ],
  },
  passwordReplaced: {
    subject: 'Se cambió tu contraseña de {product}',
    paragraphs: [
      'La contraseña de tu cuenta se cambió en los ajustes y cerramos la sesión en todos los demás dispositivos.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?» y crea una nueva.',
    ],
  },
  keyMade: {
    subject: 'Se creó una clave para tu cuenta de {product}',
    paragraphs: [
      'Acaban de crear una clave con el nombre «{name}». Cualquier programa que la tenga puede usar tu cuenta y tus créditos. La encontrarás en tus ajustes, donde también puedes revocarla.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?» y crea una nueva: así también dejan de funcionar todas tus claves.',
    ],
  },
  factorOn: {
    subject: 'La verificación en dos pasos de tu cuenta de {product} está activada',
    paragraphs: [
      'Se acaba de activar la verificación en dos pasos en tu cuenta. A partir de ahora, para iniciar sesión también hace falta un código de tu app de autenticación.',
      'Guarda tus códigos de recuperación donde puedas encontrarlos: cada uno te deja entrar una vez si pierdes el teléfono.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  factorOff: {
    subject: 'La verificación en dos pasos de tu cuenta de {product} está desactivada',
    paragraphs: [
      'La app de autenticación ya no está vinculada a tu cuenta. Si no usas una llave de acceso, para iniciar sesión vuelve a bastar con la contraseña o con Google.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso a tu cuenta de {product}',
    paragraphs: [
      'Se acaba de agregar a tu cuenta una llave de acceso con el nombre «{name}». Con ella se puede iniciar sesión sin contraseña.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  passkeyRemoved: {
    subject: 'Se eliminó una llave de acceso de tu cuenta de {product}',
    paragraphs: [
      'La llave de acceso «{name}» ya no está en tu cuenta. Ya no sirve para iniciar sesión.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  recoveryUsed: {
    subject: 'Se usó un código de recuperación de tu cuenta de {product}',
    paragraphs: [
      'Alguien, probablemente tú, acaba de usar uno de tus códigos de recuperación. Códigos que te quedan: {left}.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  recoveryRenewed: {
    subject: 'Nuevos códigos de recuperación de tu cuenta de {product}',
    paragraphs: [
      'Alguien, probablemente tú, acaba de crear códigos de recuperación nuevos. Los anteriores ya no funcionan.',
      'Si no fuiste tú, elige cuanto antes «¿Olvidaste tu contraseña?», crea una contraseña nueva y escríbenos desde la página de contacto.',
    ],
  },
  googleJoined: {
    subject: 'Ya puedes iniciar sesión en {product} con Google',
    paragraphs: [
      'Alguien, seguramente tú, inició sesión con Google. La cuenta de Google de este correo quedó vinculada a tu cuenta.',
      'Si no fuiste tú, protege tu cuenta de Google y escríbenos desde la página de contacto.',
    ],
  },
  openidJoined: {
    subject: 'Ya puedes iniciar sesión en {product} con {provider}',
    paragraphs: [
      'Alguien, seguramente tú, inició sesión con {provider}. La cuenta que tiene allí este correo quedó vinculada a tu cuenta.',
      'Si no fuiste tú, protege tu cuenta de {provider} y escríbenos desde la página de contacto.',
    ],
  },
  accountDeleted: {
    subject: 'Eliminamos tu cuenta de {product}',
    paragraphs: ['Eliminamos tu cuenta y todo lo que creaste con ella.', 'Gracias por el tiempo que pasaste con nosotros.'],
  },
  receipt: {
    subject: 'Tu recibo de {product}',
    paragraphs: ['Gracias. Recibimos tu pago.', '{what}: {amount}', 'Fecha: {date}', 'Número de pago: {txn}'],
  },
  paymentReturned: {
    subject: 'Te reembolsamos un pago en {product}',
    paragraphs: [
      '{what}: {amount}, pagado el {date}. No pudimos completar esta compra porque ya la habías hecho o porque la oferta ya no es válida para ti. Te reembolsamos todo el importe.',
      'El dinero puede tardar unos días en llegarte.',
      'Número de pago: {txn}',
    ],
  },
  renewal: {
    subject: 'Tu plan de {product} se renueva el {date}',
    paragraphs: [
      'Tu plan {what} se renueva el {date} por {amount}.',
      'Si quieres cambiarlo o cancelarlo antes, te bastan dos clics en tus ajustes.',
    ],
  },
  subscriptionEnds: {
    subject: 'Tu plan de {product} termina el {date}',
    paragraphs: [
      'Cancelaste tu plan {what}. Puedes usarlo hasta el {date} y no te cobraremos nada más.',
      'Si cambias de idea, puedes conservarlo: hasta ese día te basta un clic en tus ajustes.',
    ],
  },
  reportReceived: {
    subject: 'Recibimos tu reporte {number}',
    paragraphs: ['Gracias por avisarnos. Te responderemos en un plazo de {hours} horas. Aquí podrás ver la respuesta:', '{url}'],
  },
  reportRemoved: {
    subject: 'Tu reporte {number}: contenido eliminado',
    paragraphs: [
      'Revisamos tu reporte y eliminamos el contenido, junto con sus copias.',
      '{outcome}',
      'Puedes leer nuestra respuesta aquí cuando quieras:',
      '{url}',
    ],
  },
  reportKept: {
    subject: 'Tu reporte {number}: contenido no eliminado',
    paragraphs: [
      'Revisamos tu reporte y decidimos no eliminar el contenido.',
      '{outcome}',
      'Si algo cambia, vuelve a reportarlo. Puedes leer nuestra respuesta aquí cuando quieras:',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: 'Eliminamos una de tus creaciones en {product}',
    paragraphs: [
      'A raíz de un reporte, eliminamos una de tus creaciones: {tool}, del {date}. También eliminamos su enlace y sus copias.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  uploadRemoved: {
    subject: 'Eliminamos uno de tus archivos en {product}',
    paragraphs: [
      'A raíz de un reporte, eliminamos un archivo que subiste el {date}: muestra el contenido reportado o es una copia. También eliminamos los formularios guardados que lo usaban.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  accountClosed: {
    subject: 'Cerramos tu cuenta de {product}',
    paragraphs: [
      'Cerramos tu cuenta y eliminamos todo lo creado con ella porque no se respetaron nuestras reglas. No te cobraremos nada más.',
      '{outcome}',
      'Si crees que es un error, escríbenos desde la página de contacto.',
    ],
  },
  contactMessage: { subject: 'Mensaje de {email} ({topic})', paragraphs: ['{message}'] },
};

export default mail;
