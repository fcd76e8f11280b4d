import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'Une photo ou quelques mots deviennent un sticker à fond transparent.',
  'ai-text-to-image': 'Décrivez une scène, obtenez l’image.',
  'ai-image-to-image': 'Votre photo en dessin animé, en aquarelle ou en pixel art.',
  'text-to-video-ai': 'Une phrase devient une courte vidéo.',
  'image-to-video-ai': 'Donnez de la profondeur et du mouvement à une photo.',
  'ai-face-swap': 'Mettez un visage sur une autre photo.',
  'multiple-face-swap': 'Changez tous les visages d’une photo de groupe.',
  'gif-face-swap': 'Un visage dans n’importe quel GIF, sans toucher à la boucle.',
  'ai-gif-face-swap': 'Un GIF de réaction avec votre visage.',
  'multiple-face-swap-gif': 'Plusieurs visages dans un GIF, chacun suivi à part.',
  'video-face-swap': 'Un visage dans une vidéo d’une minute au plus.',
  'multiple-face-swap-video': 'Changez tout le casting d’une vidéo.',
  'ai-text-to-audio': 'Un texte lu à voix haute, en cinq langues.',
  'ai-voice-cloning': 'Un texte lu par une voix proche de votre échantillon.',
  'trump-ai-voice-generator': 'Une blague dite par une voix parodique, présentée comme telle.',
  'ai-image-enhancer': 'Agrandissez une petite image deux ou quatre fois.',
  'ai-background-remover': 'Détourez un sujet en PNG transparent.',
  'ai-background-changer': 'Une couleur, une image ou une scène derrière votre sujet.',
  'ai-watermark-remover': 'Un coup de pinceau, et la date, le logo ou l’objet disparaît.',
  'video-watermark-remover': 'Effacez une date ou un logo de votre vidéo.',
  'video-background-remover': 'Détourez une personne, avec ou sans fond vert.',
  'ai-effect': 'Costumes, peintures et moments à deux avec votre photo.',
  'ai-halloween-video-generator': 'Un portrait devient une vidéo effrayante, avec le son.',
  'ai-hug-generator': 'Réunissez deux personnes dans un câlin.',
  'ai-french-kiss-video-generator': 'Une courte vidéo romantique pour deux adultes.',
  'ai-clothes-changer': 'Voyez un vêtement dans une autre couleur.',
  'ai-girl-generator': 'Le portrait d’une héroïne tout droit sortie de votre imagination.',
  'ai-chatbot': 'Demandez comment ça marche et combien ça coûte.',
};

export default cards;
