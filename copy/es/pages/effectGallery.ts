import type { NamespaceEffectGalleryTranslation } from '../../generated/types.ts';

const effectGallery = {
  families: {
    halloween: {
      title: 'Halloween',
      lead: 'Maquillajes y máscaras que siguen la cara, con la noche de fondo.',
    },
    together: {
      title: 'Juntos',
      lead: 'Dos personas de dos fotos, reunidas en un solo clip.',
    },
    style: {
      title: 'Estilos',
      lead: 'Tu propia imagen, dibujada o pintada de nuevo.',
    },
  },
  kinds: {
    image: 'Imagen',
    video: 'Clip',
  },
  onePicture: 'Una foto',
  twoPictures: 'Una o dos fotos',
  create: {
    title: 'Crear un efecto',
    description: 'Elige un efecto, añade tus fotos y mira el coste antes de pulsar.',
    all: 'Todos los efectos',
  },
} satisfies NamespaceEffectGalleryTranslation;

export default effectGallery;
