import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'Una foto o unas palabras se convierten en un sticker con fondo transparente.',
  'ai-text-to-image': 'Describe una escena y obtén su imagen.',
  'ai-image-to-image': 'Tu foto como caricatura, acuarela o pixel art.',
  'text-to-video-ai': 'Una frase se convierte en un video corto.',
  'image-to-video-ai': 'Dale profundidad y movimiento a una foto.',
  'ai-face-swap': 'Pon una cara en otra foto.',
  'multiple-face-swap': 'Cambia todas las caras de una foto de grupo.',
  'gif-face-swap': 'Una cara en cualquier GIF, con el mismo bucle.',
  'ai-gif-face-swap': 'Un GIF de reacción con tu cara.',
  'multiple-face-swap-gif': 'Varias caras en un GIF, cada una con su número.',
  'video-face-swap': 'Una cara en un video de hasta un minuto.',
  'multiple-face-swap-video': 'Cambia el elenco de todo un video.',
  'ai-text-to-audio': 'Un texto leído en voz alta en cinco idiomas.',
  'ai-voice-cloning': 'Un texto leído con una voz parecida a la muestra.',
  'trump-ai-voice-generator': 'Un chiste con voz paródica, siempre con aviso.',
  'ai-image-enhancer': 'Amplía una imagen pequeña dos o cuatro veces.',
  'ai-background-remover': 'Recorta el sujeto y lo deja en un PNG transparente.',
  'ai-background-changer': 'Pon detrás un color, una imagen o una escena.',
  'ai-watermark-remover': 'Pasa el pincel y se va la fecha, el logo o el objeto.',
  'video-watermark-remover': 'Quita una fecha o un logo de tu propio video.',
  'video-background-remover': 'Recorta a una persona de un video, con o sin pantalla verde.',
  'ai-effect': 'Disfraces, pinturas y momentos en pareja con tu foto.',
  'ai-halloween-video-generator': 'Un retrato se convierte en un video de miedo con sonido.',
  'ai-hug-generator': 'Dos personas de dos fotos se abrazan.',
  'ai-french-kiss-video-generator': 'Un video romántico de dos adultos que dieron su consentimiento.',
  'ai-clothes-changer': 'Mira una prenda en otro color o estampado.',
  'ai-girl-generator': 'El retrato de una mujer que solo existe en tu historia.',
  'ai-chatbot': 'Pregunta cómo funciona y cuánto cuesta.',
};

export default cards;
