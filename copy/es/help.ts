import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  stop: 'un una unos el la los las lo de del yo me mi mis nos nuestro tu tus su sus usted es son soy ser está están ha he hay tengo tener hace hago hacer puede puedo pueden debo debe en a al para por con y o si que qué quién cuál cuáles cómo cuándo dónde este esta estos eso esto se no más hola gracias quiero tiene tienen he has pido pedir tiempo realmente también',
  price: 'cuesta cuestan costo coste precio tarifa cuánto créditos caro pagar vale',
  topics: {
    sticker: {
      asks: ['hacer un sticker a partir de una foto', 'crear stickers pegatinas', 'convertir mi imagen en sticker'],
      answer: 'Abre el creador de stickers, elige una foto o describe tu idea y haz clic en el botón. Cuesta {imageCost}.',
    },
    deleteAccount: {
      asks: ['borrar mi cuenta', 'eliminar la cuenta', 'cerrar mi cuenta', 'quitar mi perfil para siempre', 'dar de baja la cuenta'],
      answer: 'En tus ajustes, elige «Eliminar tu cuenta». Tu cuenta, tus creaciones y tus créditos se eliminan para siempre.',
    },
    plans: {
      asks: [
        'cuánto cuesta un plan',
        'precio del plan premium',
        'precio de la suscripción al mes o al año',
        'basic pro premium mensual anual',
      ],
      answer: '{plans}.',
    },
    packs: {
      asks: ['precio de los paquetes de créditos', 'comprar créditos', 'compra única sin suscripción', 'recargar créditos'],
      answer: 'Un paquete se compra una sola vez, no se renueva y sus créditos no vencen. {packs}.',
    },
    costs: {
      asks: [
        'cuánto cuesta un video',
        'precio de una imagen o foto',
        'cuántos créditos gasta un gif',
        'costo de una voz o un audio',
        'precio de un sticker',
        'cuánto vale un video',
      ],
      answer: 'Imagen o sticker: {imageCost}. GIF: {gifCost}. Video: {videoCost}. Audio: {audioCost}. El costo exacto aparece en el botón.',
    },
    daily: {
      asks: ['cuántos créditos cada día', 'créditos gratis diarios', 'recompensa diaria', 'es gratis', 'probar gratis', 'créditos al día'],
      answer:
        'Créditos gratis de cada día: {daily}. Vencen al final del día. También puedes reclamar la recompensa diaria en la página de créditos gratis.',
    },
    failed: {
      asks: [
        'qué pasa con mis créditos si algo falla',
        'devuelven los créditos tras un error',
        'falló la generación',
        'cancelar un trabajo en curso',
        'perdí créditos, no funcionó',
      ],
      answer: 'Tus créditos solo se reservan mientras creamos el resultado. Si algo falla o lo cancelas, te los devolvemos todos.',
    },
    cancelPlan: {
      asks: ['cancelar mi suscripción', 'dejar de renovar el plan', 'terminar la suscripción', 'renovación automática', 'anular el plan'],
      answer: 'Puedes cancelar tu plan en los ajustes. Lo conservas hasta el final del período que pagaste.',
    },
    refund: {
      asks: [
        'recuperar mi dinero si no me gusta',
        'si no quedo satisfecho',
        'pedir un reembolso',
        'recuperar mi dinero',
        'devolución del dinero',
        'me cobraron por error',
        'reembolsar un pago',
      ],
      answer: 'Escríbenos desde la página de contacto. Si te reembolsamos un pago, se retiran los créditos de ese pago que no usaste.',
    },
    fileSize: {
      asks: [
        'tamaño máximo de archivo',
        'archivo más grande que puedo subir',
        'archivo demasiado pesado',
        'cuántos megabytes MB',
        'peso máximo de una imagen o video',
      ],
      answer: 'Imágenes y GIF: {imageSize}. Audio: {audioSize}. Video: {videoSize}.',
    },
    formats: {
      asks: [
        'descargar en png o jpeg',
        'formato de descarga',
        'qué formatos de archivo aceptan',
        'formatos que admiten',
        'subir png jpg heic mp4 mp3 webp',
        'tipos de archivo',
        'formatos compatibles admitidos',
      ],
      answer:
        'Puedes subir imágenes en {pictures}, video en {films} y audio en {sounds}. Y descargar imágenes en {madePictures}, GIF y video en {madeFilms}, audio en {madeSounds}.',
    },
    filmLength: {
      asks: [
        'duración máxima de un video',
        'cuánto puede durar un video o película',
        'cuántos segundos o minutos de sonido o audio',
        'clip más largo',
      ],
      answer: 'Un video que subas puede durar hasta {videoLength}; un audio, hasta {audioLength}.',
    },
    promptLength: {
      asks: ['longitud máxima del prompt', 'cuántos caracteres en el texto', 'cuántas palabras puedo escribir', 'límite del prompt'],
      answer: 'Una descripción o un texto para leer puede tener hasta {prompt} caracteres; un mensaje del chat, hasta {message}.',
    },
    kept: {
      asks: [
        'guardan mis fotos',
        'cuánto tiempo guardan mis archivos',
        'cuándo se borran los archivos subidos',
        'tiempo de conservación',
        'caducan mis creaciones',
      ],
      answer:
        'Tus creaciones se guardan hasta que las elimines. Archivos subidos que ya no usas: {uploads}. Lo que queda de creaciones fallidas o eliminadas: {attempts}.',
    },
    commercial: {
      asks: [
        'usar las imágenes en mi tienda',
        'vender camisetas con las imágenes',
        'licencia de las imágenes',
        'uso comercial',
        'vender lo que hago',
        'de quién son los resultados',
        'derechos de autor',
        'usar las imágenes en mi empresa negocio',
      ],
      answer: 'Hasta donde la ley lo permite, lo que creas es tuyo y puedes usarlo con fines comerciales.',
    },
    marks: {
      asks: ['marca de agua en los resultados', 'content credentials', 'etiqueta sintético', 'metadatos c2pa', 'logo en la imagen'],
      answer:
        'No hay marca de agua visible. Los datos de cada archivo indican que lo hizo un programa, y en la página «Verificar un archivo» cualquiera puede comprobar si se hizo aquí.',
    },
    languages: {
      asks: ['qué idiomas', 'cambiar el idioma', 'disponible en español inglés francés ruso chino', 'lenguas'],
      answer: '{languages}. Puedes cambiar el idioma en el menú o en tus ajustes.',
    },
    invite: {
      asks: ['invitar a un amigo', 'recompensa por invitar', 'enlace de invitación', 'recomendar a amigos', 'programa de referidos'],
      answer:
        'Comparte tu enlace de invitación. Después de la primera creación de tu amigo, cada uno recibe {invite}. Puedes invitar así hasta a {invitesPerDay} amigos por día.',
    },
    password: {
      asks: ['cambiar mi contraseña', 'olvidé la contraseña', 'he olvidado la contraseña', 'restablecer contraseña', 'perdí mi contraseña'],
      answer:
        'Puedes cambiar tu contraseña en los ajustes. Si la olvidaste, elige «¿Olvidaste tu contraseña?» y crea una nueva con el código que te enviamos por correo.',
    },
    signIn: {
      asks: [
        'probar sin cuenta',
        'usarlo sin registrarme',
        'entrar sin contraseña',
        'iniciar sesión con google',
        'código de acceso por correo',
        'necesito una cuenta',
        'registrarme, crear una cuenta',
      ],
      answer:
        'Inicia sesión con tu contraseña, o con Google si el formulario lo ofrece. Para crear una cuenta necesitas el código que te enviamos por correo, válido durante {codeLife}. También puedes probar muchas herramientas sin cuenta.',
    },
    creations: {
      asks: ['dónde están mis creaciones', 'encontrar mis imágenes antiguas', 'ver mi historial', 'dónde está mi video terminado'],
      answer: 'Todo lo que creas está en «Mis creaciones» y se queda ahí hasta que lo elimines.',
    },
    report: {
      asks: ['reportar una imagen', 'alguien usó mi cara', 'denunciar un abuso', 'contenido ilegal', 'retirar una foto'],
      answer: 'Usa la página «Reportar un resultado» y dinos cuál es y qué problema tiene. No necesitas una cuenta.',
    },
    engine: {
      asks: [
        'es una IA de verdad',
        'qué significa draft',
        'inteligencia artificial',
        'qué modelo produce los resultados',
        'hecho con draft',
      ],
      answer: 'Cada resultado indica con qué se hizo. «Draft» arma el resultado con dibujos, fotos y reglas; no es IA generativa.',
    },
    privacy: {
      asks: [
        'entrenan una IA con mis fotos',
        'dónde se guardan mis fotos',
        'son privadas mis fotos',
        'quién puede ver mis imágenes',
        'privacidad de mis datos',
        'entrenan modelos con mis fotos',
        'descargar mis datos',
      ],
      answer:
        'Lo que subes sigue siendo tuyo. Solo lo usamos para crear tus resultados, guardarlos y mostrártelos. Los detalles están en la política de privacidad, y en los ajustes puedes descargar tus datos.',
    },
    contact: {
      asks: ['contactar con soporte', 'hablar con una persona', 'atención al cliente', 'escribir al equipo', 'pedir ayuda'],
      answer: 'Escríbenos desde la página de contacto.',
    },
    age: {
      asks: [
        'a partir de qué edad usar el sitio',
        'qué edad hay que tener',
        'edad mínima',
        'pueden usarlo los niños',
        'menores de edad',
        'adolescentes',
      ],
      answer:
        'Los términos del servicio indican la edad mínima. Algunas herramientas son solo para adultos, como el face swap, las voces imitadas y los videos de abrazos y besos. Antes de usarlas, te pedimos que confirmes tu edad.',
    },
    expiry: {
      asks: [
        'los créditos vencen',
        'créditos que no uso',
        'qué pasa con los créditos que no uso',
        'créditos sin usar se pierden',
        'créditos para el mes siguiente',
        'hasta cuándo valen los créditos',
      ],
      answer:
        'Los créditos gratis de cada día y la recompensa diaria valen hasta el final del día. Los de un plan vencen un mes después de recibirlos. Los de paquetes e invitaciones no vencen mientras exista tu cuenta.',
    },
    payment: {
      asks: ['métodos de pago', 'pagar con paypal', 'pagar con tarjeta de crédito visa', 'apple pay o google pay', 'pago seguro'],
      answer:
        'La página de pago te muestra cómo puedes pagar antes de confirmar. Los datos de tu tarjeta van directo al servicio de pagos: nosotros nunca los vemos.',
    },
    deleteOne: {
      asks: ['borrar una sola imagen', 'eliminar una creación', 'quitar un resultado o video', 'borrar una foto de mis creaciones'],
      answer: 'Abre «Mis creaciones» y elimínala ahí. Su enlace también deja de funcionar.',
    },
    consent: {
      asks: [
        'retirar mi consentimiento',
        'foto de un amigo sin permiso',
        'usar la foto de otra persona sin preguntar',
        'foto de un famoso',
      ],
      answer:
        'Usa solo fotos y voces tuyas o de adultos que aceptaron. Un consentimiento se retira en los ajustes, y con él se elimina lo que se creó.',
    },
    spent: {
      asks: ['dónde veo en qué gasté mis créditos', 'historial de créditos', 'dónde se fueron mis créditos', 'lista de cargos'],
      answer: 'En tus ajustes está el historial de créditos: lo que recibiste y lo que costó cada resultado.',
    },
    removeBackground: {
      asks: [
        'quitar el fondo de una foto',
        'fondo transparente',
        'recortar a una persona',
        'cambiar el fondo, poner a mi perro en una playa',
      ],
      answer:
        'La herramienta para quitar el fondo recorta el sujeto en un PNG transparente. Para poner otra cosa detrás, usa la que cambia el fondo. Cada una cuesta {imageCost}.',
    },
    removeObject: {
      asks: ['borrar un objeto de mi foto', 'quitar a una persona o un extraño', 'quitar la fecha de una foto', 'eliminar un logo'],
      answer:
        'Abre la herramienta para quitar marcas de agua y pasa el pincel sobre lo que quieres borrar. Es para tus propias fotos y cuesta {imageCost}.',
    },
    enhance: {
      asks: [
        'hacer más grande mi foto vieja',
        'mejorar una foto borrosa',
        'mejorar la calidad de una imagen',
        'agrandar una foto',
        'más resolución, más nítida',
      ],
      answer:
        'La herramienta para mejorar imágenes amplía una foto dos o cuatro veces. Ayuda con fotos pequeñas y poco nítidas, pero no corrige una foto movida. Cuesta {imageCost}.',
    },
    clone: {
      asks: ['clonar mi voz', 'copiar una voz', 'imitar una voz', 'que suene como yo'],
      answer:
        'La voz similar le da a una voz sintética el tono y el timbre de tu muestra. Se parece, pero no es una copia, salvo que el formulario diga que hay un modelo de clonación conectado. Cuesta {audioCost}.',
    },
    devices: {
      asks: ['funciona en mi celular', 'hay que instalar una aplicación', 'en android o iphone', 'tableta o computadora, navegador'],
      answer: 'Todo funciona en el navegador, en un celular, una tableta o una computadora. No hay que instalar nada.',
    },
    api: {
      asks: ['una api para mi propia aplicación', 'tienen una api', 'clave de api', 'acceso para desarrolladores', 'integración sdk'],
      answer: 'No, no ofrecemos una API pública. Las herramientas se usan en las páginas de este sitio.',
    },
    offline: {
      asks: ['funciona sin conexión', 'sin internet', 'sin red ni wifi'],
      answer:
        'Para crear algo hace falta conexión. Las páginas que ya abriste y tus creaciones más recientes también se pueden ver sin ella.',
    },
    wait: {
      asks: ['cuánto tarda un video', 'cuánto tengo que esperar', 'cuándo estará listo mi resultado', 'es rápido', 'por qué va tan lento'],
      answer:
        'Una imagen o un audio suele tardar unos segundos; un video, un minuto o más. Debajo del botón ves cuánto tardaron los más recientes. Puedes salir de la página: el resultado quedará en «Mis creaciones».',
    },
    faceSwap: {
      asks: [
        'cómo pongo mi cara en un gif o un video',
        'qué herramienta pone mi cara en otra foto',
        'poner mi cara en un gif',
        'cambiar caras en un video',
        'reemplazar una cara',
      ],
      answer:
        'Usa el face swap para una foto ({imageCost}), un GIF ({gifCost}) o un video ({videoCost}). Cada uno tiene también una versión para varias caras.',
    },
    refused: {
      asks: [
        'por qué rechazaron mi solicitud',
        'mi texto fue bloqueado o rechazado',
        'qué está prohibido',
        'reglas de la política de contenido',
      ],
      answer:
        'Cuando rechazamos algo, decimos qué regla de la política de contenido es, y no cuesta nada. Cambia las palabras o la foto, o escríbenos si crees que es un error.',
    },
  },
};

export default help;
