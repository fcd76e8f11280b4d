import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Maquillaje que sigue tus rasgos, con un cielo nocturno detrás.',
    },
    together: {
      title: 'En pareja',
      lead: 'Dos personas de dos fotos, juntas en un video.',
    },
    style: {
      title: 'Estilos artísticos',
      lead: 'Tu foto como dibujo, pintura o pixel art.',
    },
  },
  kinds: {
    image: 'Imagen',
    video: 'Video',
  },
  oneImage: 'Una foto',
  twoImages: 'Una o dos fotos',
  create: {
    title: 'Aplica un efecto a tu foto',
    description: 'Elige un disfraz, un estilo artístico o un momento en pareja, agrega tus fotos y mira el precio antes de empezar.',
    all: 'Todos los efectos',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
