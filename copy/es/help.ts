import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  stop: 'un una unos el la los las lo de del yo me mi mis nos nuestro tu tus su sus usted es son soy ser está están ha he hay tengo tener hace hago hacer puede puedo pueden debo debe en a al para por con y o si que qué quién cuál cuáles cómo cuándo dónde este esta estos eso esto se no más hola gracias quiero tiene tienen he has pido pedir tiempo realmente también',
  price: 'cuesta cuestan costo coste precio tarifa cuánto créditos caro pagar vale',
  topics: {
    sticker: {
      asks: ['hacer un sticker a partir de una foto', 'crear stickers pegatinas', 'convertir mi imagen en sticker'],
      answer: 'Abre el creador de stickers, elige una foto o escribe una idea y pulsa el botón. Coste: {imageCost}.',
    },
    deleteAccount: {
      asks: ['borrar mi cuenta', 'eliminar la cuenta', 'cerrar mi cuenta', 'quitar mi perfil para siempre', 'dar de baja la cuenta'],
      answer: 'En los ajustes, elige borrar la cuenta. Tu cuenta, tus creaciones y tus créditos se borran para siempre.',
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
      answer: 'Los paquetes se compran una vez y no se renuevan. {packs}.',
    },
    costs: {
      asks: [
        'cuánto cuesta un video',
        'precio de una imagen o foto',
        'cuántos créditos gasta un gif',
        'coste de una voz o un audio',
        'precio de un sticker',
        'cuánto vale un vídeo',
      ],
      answer:
        'Imagen o sticker: {imageCost}. GIF: {gifCost}. Video: {videoCost}. Voz y sonido: {audioCost}. El coste exacto está en el botón.',
    },
    daily: {
      asks: ['cuántos créditos cada día', 'créditos gratis diarios', 'recompensa diaria', 'es gratis', 'probar gratis', 'créditos al día'],
      answer: 'Créditos gratis al día: {daily}. Caducan al final del día. Pasa cada día por la página de recompensas.',
    },
    failed: {
      asks: [
        'qué pasa con mis créditos si un trabajo falla',
        'devuelven los créditos tras un error',
        'falló la generación',
        'cancelar un trabajo en curso',
        'perdí créditos, no funcionó',
      ],
      answer: 'Los créditos solo se reservan durante el trabajo. Si falla o lo cancelas, se te devuelven todos.',
    },
    cancelPlan: {
      asks: ['cancelar mi suscripción', 'dejar de renovar el plan', 'terminar la suscripción', 'renovación automática', 'anular el plan'],
      answer: 'Cancela en los ajustes. Conservas lo que pagaste hasta el final del periodo.',
    },
    refund: {
      asks: ['pedir un reembolso', 'recuperar mi dinero', 'devolución del dinero', 'me cobraron por error', 'reembolsar un pago'],
      answer: 'Escríbenos desde la página de contacto. Un reembolso retira los créditos de ese pago que no se hayan gastado.',
    },
    fileSize: {
      asks: [
        'tamaño máximo de archivo',
        'archivo más grande que puedo subir',
        'archivo demasiado pesado',
        'cuántos megabytes MB',
        'peso máximo de una imagen o video',
      ],
      answer: 'Imágenes y GIF: {imageSize}. Sonido: {audioSize}. Video: {videoSize}.',
    },
    formats: {
      asks: [
        'qué formatos de archivo aceptan',
        'formatos que admiten',
        'subir png jpg mp4 mp3 webp',
        'tipos de archivo',
        'formatos compatibles admitidos',
      ],
      answer: 'Imágenes: {pictures}. Video: {films}. Sonido: {sounds}.',
    },
    filmLength: {
      asks: [
        'duración máxima de un video',
        'cuánto puede durar un vídeo o película',
        'cuántos segundos o minutos de sonido o audio',
        'clip más largo',
      ],
      answer: 'Video subido: hasta {videoLength}. Sonido: hasta {audioLength}.',
    },
    promptLength: {
      asks: ['longitud máxima del prompt', 'cuántos caracteres en el texto', 'cuántas palabras puedo escribir', 'límite del prompt'],
      answer: 'Un prompt o un texto de voz puede tener {prompt} caracteres; un mensaje del chat, {message}.',
    },
    kept: {
      asks: [
        'cuánto tiempo guardan mis archivos',
        'cuándo se borran los archivos subidos',
        'tiempo de conservación',
        'caducan mis creaciones',
      ],
      answer:
        'Las creaciones quedan hasta que las borres. Archivos subidos sin usar: {uploads}. Restos de creaciones fallidas o borradas: {attempts}.',
    },
    commercial: {
      asks: [
        'uso comercial',
        'vender lo que hago',
        'de quién son los resultados',
        'derechos de autor',
        'usar las imágenes en mi empresa negocio',
      ],
      answer: 'Hasta donde la ley lo permite, lo que creas es tuyo, también para uso comercial.',
    },
    marks: {
      asks: ['marca de agua en los resultados', 'content credentials', 'etiqueta sintético', 'metadatos c2pa', 'logo en la imagen'],
      answer: 'Cada resultado va marcado como sintético en su archivo. La página de verificación dice si un archivo se hizo aquí.',
    },
    languages: {
      asks: ['qué idiomas', 'cambiar el idioma', 'disponible en español inglés francés ruso chino', 'lenguas'],
      answer: '{languages}. El idioma se cambia en el menú o en los ajustes.',
    },
    invite: {
      asks: ['invitar a un amigo', 'recompensa por invitar', 'enlace de invitación', 'recomendar a amigos', 'programa de referidos'],
      answer:
        'Comparte tu enlace de invitación. Cuando el primer trabajo de tu amigo sale bien, cada uno recibe {invite}, hasta {invitesPerDay} amigos al día.',
    },
    password: {
      asks: ['cambiar mi contraseña', 'olvidé la contraseña', 'he olvidado la contraseña', 'restablecer contraseña', 'perdí mi contraseña'],
      answer: 'Cámbiala en los ajustes. Si la olvidaste, entra con un código enviado a tu correo.',
    },
    signIn: {
      asks: [
        'entrar sin contraseña',
        'iniciar sesión con google',
        'código de acceso por correo',
        'necesito una cuenta',
        'registrarme, crear una cuenta',
      ],
      answer:
        'Entra con contraseña o con un código enviado a tu correo; el código vale {codeLife}. Muchas herramientas funcionan sin cuenta.',
    },
    creations: {
      asks: ['dónde están mis creaciones', 'encontrar mis imágenes antiguas', 'ver mi historial', 'dónde está mi video terminado'],
      answer: 'Todo lo que haces está en «Mis creaciones» y queda ahí hasta que lo borres.',
    },
    report: {
      asks: ['denunciar una imagen', 'alguien usó mi cara', 'reportar un abuso', 'contenido ilegal', 'retirar una foto'],
      answer: 'Usa la página de denuncias: dinos qué resultado es y qué tiene de malo.',
    },
    engine: {
      asks: [
        'es una IA de verdad',
        'qué significa motor de borrador',
        'inteligencia artificial',
        'qué modelo produce los resultados',
        'borrador',
      ],
      answer: 'Cada resultado nombra su motor. El motor de borrador compone según reglas, sin IA generativa.',
    },
    privacy: {
      asks: [
        'son privadas mis fotos',
        'quién puede ver mis imágenes',
        'privacidad de mis datos',
        'entrenan modelos con mis fotos',
        'descargar mis datos',
      ],
      answer:
        'Lo que subes sigue siendo tuyo y solo sirve para hacer, guardar y mostrar tus resultados. La política de privacidad dice cómo. Puedes descargar tus datos en los ajustes.',
    },
    contact: {
      asks: ['contactar con soporte', 'hablar con una persona', 'atención al cliente', 'escribir al equipo', 'pedir ayuda'],
      answer: 'Escríbenos desde la página de contacto.',
    },
    age: {
      asks: ['qué edad hay que tener', 'edad mínima', 'pueden usarlo los niños', 'menores de edad', 'adolescentes'],
      answer:
        'Debes tener edad para aceptar las condiciones donde vives. Las herramientas que muestran o imitan a una persona son solo para adultos.',
    },
    api: {
      asks: ['tienen una api', 'clave de api', 'acceso para desarrolladores', 'integración sdk'],
      answer: 'No, no ofrecemos una API pública. Las herramientas se usan en las páginas de este sitio.',
    },
  },
};

export default help;
