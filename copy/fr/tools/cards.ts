import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'Une photo, quelques mots, ou les deux : un sticker découpé sur fond transparent.',
  'ai-text-to-image': 'Décrivez une scène dans votre langue et obtenez une image avec lumière, météo et personnages.',
  'ai-image-to-image': 'Dessin animé, aquarelle, huile, crayon, pop art et d’autres, aussi fort que vous voulez.',
  'text-to-video-ai': 'Écrivez une scène et obtenez une courte séquence : lieu, météo, lumière et caméra en mouvement.',
  'image-to-video-ai': 'Le sujet s’avance, l’arrière-plan glisse derrière lui, la caméra voyage.',
  'ai-face-swap': 'Placez un visage dans une autre image. La lumière, la pose et la peau de la scène restent les mêmes.',
  'multiple-face-swap': 'Trouvez chaque visage d’une photo de groupe, numérotez-le et décidez qui devient qui.',
  'gif-face-swap': 'Donnez un autre visage à un GIF animé. Il est suivi d’image en image.',
  'ai-gif-face-swap': 'Transformez un GIF que tout le monde connaît avec un visage que vos amis connaissent.',
  'multiple-face-swap-gif': 'Deux, trois visages ou plus dans un GIF, chacun suivi d’un bout à l’autre.',
  'video-face-swap': 'Placez un visage dans une séquence d’une minute au plus, avec son et lumière.',
  'multiple-face-swap-video': 'Chaque personne de la séquence peut devenir quelqu’un d’autre, suivie séparément.',
  'ai-text-to-audio': 'Une lecture claire en anglais, chinois, français, espagnol et russe, en MP3.',
  'ai-voice-cloning': 'Lisez un texte avec la hauteur et le timbre d’un échantillon que vous avez le droit d’utiliser.',
  'trump-ai-voice-generator': 'Une voix de parodie pour vos blagues, toujours annoncée comme telle. Elle n’imite aucun enregistrement.',
  'ai-image-enhancer': 'Deux ou quatre fois plus grand, avec des bords nets, grâce à un petit réseau de neurones.',
  'ai-background-remover': 'Détourez personnes, animaux et objets, cheveux compris, en PNG transparent.',
  'ai-background-changer': 'Une couleur, une autre image ou une scène peinte derrière votre sujet.',
  'ai-watermark-remover': 'Passez le pinceau sur un texte, une date ou un objet gênant, et le fond se recompose.',
  'video-watermark-remover': 'Tracez un rectangle autour d’une date ou d’un logo dans votre séquence, il est rempli image par image.',
  'video-background-remover': 'Détourez des personnes ou retirez une couleur, en MP4 sur un fond ou en WebM transparent.',
  'ai-effect': 'Choisissez une carte, ajoutez une ou deux images, obtenez une image ou une séquence avec cet effet.',
  'ai-halloween-video-generator': 'Maquillage, ciel de nuit, chauves-souris et un peu de musique à partir d’un portrait.',
  'ai-hug-generator': 'Réunissez deux personnes dans une scène chaleureuse, en une courte séquence.',
  'ai-french-kiss-video-generator': 'Deux adultes d’accord, une scène romantique, des cœurs. 20 crédits.',
  'ai-clothes-changer': 'Donnez une autre couleur ou un autre motif à un vêtement ; plis et lumière restent.',
  'ai-girl-generator': 'Une adulte qui n’existe pas, dans le style que vous décrivez.',
  'ai-chatbot': 'Demandez comment les choses marchent ici, quel outil convient ou ce que cela coûte.',
};

export default cards;
