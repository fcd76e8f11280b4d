import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'Una foto, unas palabras o ambas: un sticker troquelado con fondo transparente.',
  'ai-text-to-image': 'Describe una escena en tu idioma y recibe una imagen con luz, tiempo y figuras.',
  'ai-image-to-image': 'Dibujo animado, acuarela, óleo, lápiz, pop art y más, con la fuerza que quieras.',
  'text-to-video-ai': 'Escribe una escena y recibe un clip corto: lugar, tiempo, luz y una cámara que se mueve.',
  'image-to-video-ai': 'El sujeto se acerca, el fondo se mueve detrás y la cámara viaja.',
  'ai-face-swap': 'Pon una cara en otra imagen. La luz, la pose y la piel de la escena se quedan como están.',
  'multiple-face-swap': 'Encuentra cada cara de una foto de grupo, numérala y decide quién pasa a ser quién.',
  'gif-face-swap': 'Dale otra cara a un GIF animado. Se sigue fotograma a fotograma.',
  'ai-gif-face-swap': 'Convierte un GIF que todos conocen en uno con una cara que tus amigos conocen.',
  'multiple-face-swap-gif': 'Dos, tres o más caras en un GIF, cada una seguida de principio a fin.',
  'video-face-swap': 'Pon una cara en un clip de hasta un minuto, con su sonido y su luz.',
  'multiple-face-swap-video': 'Cada persona del clip puede ser otra, seguida por separado.',
  'ai-text-to-audio': 'Audio claro en inglés, chino, francés, español y ruso, en MP3.',
  'ai-voice-cloning': 'Lee un texto con el tono y el timbre de una muestra que puedes usar.',
  'trump-ai-voice-generator': 'Una voz de parodia para tus bromas, siempre anunciada como tal. No imita ninguna grabación.',
  'ai-image-enhancer': 'El doble o el cuádruple de tamaño con bordes limpios, gracias a una pequeña red neuronal.',
  'ai-background-remover': 'Recorta personas, animales y cosas, con pelo suave y bordes limpios, en PNG transparente.',
  'ai-background-changer': 'Un color, otra imagen o una escena pintada detrás de tu sujeto.',
  'ai-watermark-remover': 'Pasa el pincel por textos, fechas o cosas que estorban, y el fondo se rellena.',
  'video-watermark-remover': 'Dibuja un rectángulo en torno a una fecha o un logo de tu clip y se rellena fotograma a fotograma.',
  'video-background-remover': 'Recorta personas de un clip o elimina un color, en MP4 sobre un fondo o WebM transparente.',
  'ai-effect': 'Elige una tarjeta, añade una o dos imágenes y recibe una imagen o un clip con ese efecto.',
  'ai-halloween-video-generator': 'Pintura facial, cielo nocturno, murciélagos y algo de música a partir de un retrato.',
  'ai-hug-generator': 'Reúne a dos personas en una escena cálida, en un clip corto.',
  'ai-french-kiss-video-generator': 'Dos adultos que están de acuerdo, una escena romántica y corazones. 20 créditos.',
  'ai-clothes-changer': 'Dale a una prenda otro color o estampado; los pliegues y la luz se quedan.',
  'ai-girl-generator': 'Una adulta que no existe, en el estilo que describas.',
  'ai-chatbot': 'Pregunta cómo funciona algo, qué herramienta te conviene o cuánto cuesta.',
};

export default cards;
