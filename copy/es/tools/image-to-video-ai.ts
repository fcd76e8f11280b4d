import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Animar foto',
  card: 'Dale profundidad y movimiento a una foto.',
  search: {
    title: 'Animar fotos: de imagen a video en MP4',
    description:
      'Anima una foto: la cámara se acerca, gira o flota, y el sujeto se separa del fondo. De 3 a 10 segundos, en un MP4 listo para publicar.',
  },
  h1: 'Animar una foto: de imagen a video',
  lead: 'Dale profundidad a una foto y haz que la cámara se mueva.',
  action: 'Animar foto',
  steps: [
    { title: 'Agrega una foto', body: 'Lo mejor es un sujeto bien definido delante de un fondo.' },
    { title: 'Elige el movimiento', body: 'Acercar, órbita, lateral o flotar, de 3 a 10 segundos.' },
    { title: 'Descarga el MP4', body: 'Para historias, presentaciones y redes.' },
  ],
  about: [
    {
      title: 'De dónde sale la profundidad',
      body: 'El sujeto se recorta y el hueco se rellena con lo que lo rodea. Luego las dos capas se mueven a distinta velocidad, como lo que está cerca y lo que está lejos cuando pasas caminando. No se inventa nada: cada píxel viene de tu foto.',
    },
    {
      title: 'Cuatro movimientos',
      body: '«Acercar» avanza despacio hacia el sujeto, «Órbita» lo rodea, «Lateral» pasa de largo y «Flotar» se mece un poco. Escribe «nieve» o «chispas» y flotarán en la escena.',
    },
    {
      title: 'Qué fotos sirven',
      body: 'Retratos, productos y mascotas delante de algo lejano dan más relieve. Un documento o un estampado no tiene nada delante ni detrás: solo se mueve la cámara. Una calle o una fachada sin un sujeto claro gira entera, y sus líneas siguen rectas.',
    },
    {
      title: 'Menos es más',
      body: 'Cinco segundos acercándose parecen cine; diez segundos de órbita frente a una pared parecen un carrusel. Si se nota el borde del sujeto, elige menos tiempo o un movimiento más suave. Otro número de versión cambia las partículas, no la cámara.',
    },
  ],
  reasons: [
    { title: 'Nada inventado', body: 'Caras y logos quedan como en la foto.' },
    { title: 'Tú eliges la duración', body: 'Entre 3 y 10 segundos.' },
    { title: 'La forma de tu foto', body: 'El video conserva sus proporciones.' },
  ],
  faqs: [
    {
      title: '¿Puede hacer que alguien sonría o hable?',
      body: 'Con el método incluido no: mueve la cámara, no la cara. Quizá un modelo de IA conectado pueda; el formulario dice cuál se usa.',
    },
    { title: '¿Qué resolución tiene el video?', body: 'Hasta 1280 píxeles en el lado largo, nítido en un teléfono.' },
    { title: '¿Puedo agregar música?', body: 'Aquí no. Agrégala en la app donde lo publiques.' },
    {
      title: '¿Sirve con fotos viejas en blanco y negro?',
      body: 'Sí. Si la foto está rayada, límpiala antes con la herramienta «Quitar marca de agua».',
    },
  ],
  closing: 'Dale movimiento a una foto quieta.',
};

export default copy;
