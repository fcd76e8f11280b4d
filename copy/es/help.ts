import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  topics: {
    sticker: 'Abre el creador de stickers, elige una foto o describe tu idea y haz clic en el botón. Cuesta {imageCost}.',
    deleteAccount: 'En tus ajustes, elige «Eliminar tu cuenta». Tu cuenta, tus creaciones y tus créditos se eliminan para siempre.',
    plans: '{plans}.',
    packs: 'Un paquete se compra una sola vez, no se renueva y sus créditos no vencen. {packs}.',
    costs:
      'Imagen o sticker: {imageCost}. GIF: {gifCost}. Video: {videoCost}, o {composedCost} si se compone con dibujos o con tu foto. Audio: {audioCost}. El costo exacto aparece en el botón.',
    daily:
      'Créditos gratis de cada día: {daily}. Vencen al final del día. También puedes reclamar la recompensa diaria en la página de créditos gratis.',
    failed: 'Tus créditos solo se reservan mientras creamos el resultado. Si algo falla o lo cancelas, te los devolvemos todos.',
    cancelPlan: 'Puedes cancelar tu plan en los ajustes. Lo conservas hasta el final del período que pagaste.',
    refund: 'Escríbenos desde la página de contacto. Si te reembolsamos un pago, se retiran los créditos de ese pago que no usaste.',
    fileSize: 'Imágenes y GIF: {imageSize}. Audio: {audioSize}. Video: {videoSize}.',
    formats:
      'Puedes subir imágenes en {pictures}, video en {films} y audio en {sounds}. Y descargar imágenes en {madeImages}, GIF y video en {madeVideos}, audio en {madeSounds}.',
    videoLength:
      'Un video que subas puede durar hasta {videoLength}; un audio, hasta {audioLength}. Un video creado a partir de palabras o de una foto dura de {shortest} a {longest}.',
    promptLength: 'Una descripción o un texto para leer puede tener hasta {prompt} caracteres; un mensaje del chat, hasta {message}.',
    kept: 'Tus creaciones se guardan hasta que las elimines. Archivos subidos que ya no usas: {uploads}. Lo que queda de creaciones fallidas o eliminadas: {attempts}.',
    commercial: 'Hasta donde la ley lo permite, lo que creas es tuyo y puedes usarlo con fines comerciales.',
    marks:
      'No hay marca de agua visible. Los datos de cada archivo indican que lo hizo un programa, y en la página «Verificar un archivo» cualquiera puede comprobar si se hizo aquí.',
    languages: '{languages}. Puedes cambiar el idioma en el menú o en tus ajustes.',
    invite:
      'Comparte tu enlace de invitación. Después de la primera creación de tu amigo, cada uno recibe {invite}. Puedes invitar así hasta a {invitesPerDay} amigos por día. No vale con quien usa tu dispositivo o tu red.',
    password:
      'Puedes cambiar tu contraseña en los ajustes. Si la olvidaste, elige «¿Olvidaste tu contraseña?» y crea una nueva con el código que te enviamos por correo.',
    signIn:
      'Inicia sesión con tu contraseña, o con Google si el formulario lo ofrece. Para crear una cuenta necesitas el código que te enviamos por correo, válido durante {codeLife}. También puedes probar muchas herramientas sin cuenta.',
    creations: 'Todo lo que creas está en «Mis creaciones» y se queda ahí hasta que lo elimines.',
    report: 'Usa la página «Reportar un resultado» y dinos cuál es y qué problema tiene. No necesitas una cuenta.',
    engine:
      'Cada resultado indica con qué se hizo. «Compuesto, no generado» quiere decir que se armó con dibujos, fotos y reglas, sin IA generativa.',
    privacy:
      'Lo que subes sigue siendo tuyo. Solo lo usamos para crear tus resultados, guardarlos y mostrártelos. Los detalles están en la política de privacidad, y en los ajustes puedes descargar tus datos.',
    contact: 'Escríbenos desde la página de contacto.',
    age: 'Los términos del servicio indican la edad mínima. Algunas herramientas son solo para adultos, como el face swap, las voces imitadas y los videos de abrazos y besos. Antes de usarlas, te pedimos que confirmes tu edad.',
    expiry:
      'Los créditos gratis de cada día y la recompensa diaria valen hasta el final del día. Los de un plan vencen un mes después de recibirlos. Los de paquetes e invitaciones no vencen mientras exista tu cuenta.',
    payment:
      'La página de pago te muestra cómo puedes pagar antes de confirmar. Los datos de tu tarjeta van directo al servicio de pagos: nosotros nunca los vemos.',
    deleteOne: 'Abre «Mis creaciones» y elimínala ahí. Su enlace también deja de funcionar.',
    consent:
      'Usa solo fotos y voces tuyas o de adultos que aceptaron. Un consentimiento se retira en los ajustes, y con él se elimina lo que se creó.',
    spent: 'En tus ajustes está el historial de créditos: lo que recibiste y lo que costó cada resultado.',
    removeBackground:
      'La herramienta para quitar el fondo recorta el sujeto en un PNG transparente. Para poner otra cosa detrás, usa la que cambia el fondo. Cada una cuesta {imageCost}. Hay otra para videos ({videoCost}).',
    removeObject:
      'Abre la herramienta para quitar marcas de agua y pasa el pincel sobre lo que quieres borrar. Es para tus propias fotos y cuesta {imageCost}. Hay otra para videos ({videoCost}).',
    enhance:
      'La herramienta para mejorar imágenes amplía una foto dos o cuatro veces. Ayuda con fotos pequeñas y poco nítidas, pero no corrige una foto movida. Cuesta {imageCost}.',
    clone:
      'La voz similar le da a una voz sintética el tono y el timbre de tu muestra. Se parece, pero no es una copia, salvo que el formulario diga que hay un modelo de clonación conectado. Cuesta {audioCost}.',
    devices: 'Todo funciona en el navegador, en un celular, una tableta o una computadora. No hay que instalar nada.',
    api: 'Sí. Crea una clave en tus ajustes y tus programas podrán hacer todo lo que se hace en este sitio. En la página para desarrolladores hay ejemplos.',
    offline:
      'Para crear algo hace falta conexión. Las páginas que ya abriste y tus creaciones más recientes también se pueden ver sin ella.',
    notify: 'Mientras se crea un resultado, elige «{notify}» debajo del botón. Tu navegador te avisará aunque hayas salido de la página.',
    wait: 'Una imagen o un audio suele tardar unos segundos; un video, un minuto o más. Debajo del botón ves cuánto tardaron los más recientes. Puedes salir de la página: el resultado quedará en «Mis creaciones».',
    faceSwap:
      'Usa el face swap para una foto ({imageCost}), un GIF ({gifCost}) o un video ({videoCost}). Cada uno tiene también una versión para varias caras.',
    refused:
      'Cuando rechazamos algo, decimos qué regla de la política de contenido es, y no cuesta nada. Cambia las palabras o la foto, o escríbenos si crees que es un error.',
    changePlan: 'Puedes cambiar de plan en tus ajustes. El nuevo empieza en el próximo período.',
    email: 'El correo de una cuenta no se puede cambiar en los ajustes. Escríbenos desde la página de contacto.',
    code: 'El código puede tardar un minuto. Revisa también el correo no deseado o pide otro. Un código es válido durante {codeLife}. Si no llega, escríbenos desde la página de contacto.',
    share:
      'Debajo de un resultado, elige «Compartir» para obtener un enlace. Quien lo tenga puede ver el resultado hasta que dejes de compartirlo.',
    receipt: 'Por cada pago te enviamos un recibo por correo. Si no lo encuentras, escríbenos desde la página de contacto.',
    about:
      'Puedes crear imágenes, stickers, videos y audio a partir de palabras o fotos, cambiar caras en fotos, GIF y videos, quitar fondos y marcas de agua, y ampliar fotos viejas. Cada día recibes {daily} créditos gratis para hacerlo.',
    noFace:
      'La cara tiene que verse de frente, nítida y lo bastante grande. Usa otra foto o dibuja un recuadro alrededor de la cara si la herramienta lo permite. Si no se encuentra ninguna cara, recuperas tus créditos.',
  },
};

export default help;
