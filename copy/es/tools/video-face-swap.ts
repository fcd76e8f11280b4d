import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap en video',
  card: 'Una cara en un video de hasta un minuto.',
  search: {
    title: 'Face swap en video: cambiar una cara',
    description:
      'Pon una cara nueva en un video de hasta 60 segundos. El sonido se conserva, la luz se ajusta y puedes salir de la página mientras se crea.',
  },
  h1: 'Face swap en un video',
  lead: 'Pon una cara en un video de hasta un minuto. Las voces, la música y la luz son las del original.',
  action: 'Cambiar cara en el video',
  steps: [
    { title: 'Elige un video', body: 'MP4, WebM, MOV, AVI o MKV, de hasta 60 segundos y 200 MB.' },
    { title: 'Agrega la cara nueva', body: 'Basta una foto nítida de frente.' },
    { title: 'Vuelve cuando esté listo', body: 'Puedes cerrar la página: el video te espera en Mis creaciones.' },
  ],
  about: [
    {
      title: 'Cuadro por cuadro',
      body: 'Buscamos la cara, la seguimos y la cambiamos en cada cuadro. La posición, la luz y el color se suavizan de un cuadro a otro, porque el ojo perdona un detalle en una foto, pero nota cualquier salto en un video. Si la cabeza gira demasiado, se ve la cara original.',
    },
    {
      title: 'El sonido no se toca',
      body: 'Las voces siguen a los labios y la música a la imagen. El resultado tiene hasta 1280 píxeles en su lado largo y hasta 30 cuadros por segundo; los videos más grandes o más rápidos se ajustan a eso.',
    },
    {
      title: 'Qué esperar',
      body: 'Un minuto de video tiene hasta 1800 cuadros. La barra cuenta los que ya están, y el formulario dice cuánto tardaron los últimos videos. Los créditos solo se gastan cuando el archivo está guardado.',
    },
    {
      title: 'Antes de empezar',
      body: 'Recorta el video a los segundos que necesitas y elige una toma en la que nada tape la cara. En la foto nueva, una luz pareja ayuda más que el tamaño.',
    },
  ],
  reasons: [
    { title: 'Piel estable', body: 'La luz y el color cambian con suavidad.' },
    { title: 'Sonido original', body: 'Voces, música y efectos quedan sincronizados.' },
    { title: 'Un avance real', body: 'La barra cuenta cuadros terminados; no es una estimación.' },
  ],
  faqs: [
    {
      title: '¿Cuánto tarda un face swap en video?',
      body: 'Depende de la duración y el tamaño. Debajo del botón ves cuánto suele tardar y, mientras se crea, cuánto falta.',
    },
    {
      title: '¿Sirven los videos verticales del teléfono?',
      body: 'Sí, verticales y horizontales. Si el video se guardó de lado, primero lo enderezamos.',
    },
    { title: '¿El video lleva marca de agua?', body: 'Ninguna visible. El archivo dice en sus datos que es sintético.' },
    { title: '¿Qué pasa cuando la cabeza gira?', body: 'Hasta unos 40 grados el cambio se mantiene. Más allá se ve la cara original.' },
  ],
  closing: 'Sé protagonista de tu propia escena.',
};

export default copy;
