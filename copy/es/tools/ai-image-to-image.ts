import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Convertir una foto en dibujo o pintura',
    description:
      'Convierte una foto en caricatura, acuarela, óleo, lápiz o pixel art, con intensidad ajustable y vista de antes y después.',
  },
  h1: 'Convertir una foto en dibujo o pintura',
  lead: 'Dale otro estilo a una foto: caricatura, acuarela, óleo, lápiz, pop art, pixel art, duotono o low poly.',
  action: 'Cambiar estilo',
  steps: [
    { title: 'Agrega una foto', body: 'O hasta diez a la vez, con los mismos ajustes.' },
    { title: 'Elige un estilo', body: 'La intensidad va de un toque al efecto completo.' },
    { title: 'Compara y descarga', body: 'Mueve la línea para ver qué cambió.' },
  ],
  about: [
    {
      title: 'Ocho estilos',
      body: 'La caricatura aplana los colores y dibuja contornos. La acuarela los deja correr, el óleo muestra las pinceladas, el lápiz solo deja líneas. El pop art y el duotono cambian la paleta; el pixel art y el low poly arman la foto con cuadros y triángulos. Las caras se quedan en su lugar.',
    },
    {
      title: 'La intensidad',
      body: 'Baja, el estilo es como un filtro; al máximo, toma toda la foto. Los retratos se ven mejor a la mitad, los paisajes y edificios aguantan más. La misma foto, estilo y semilla dan siempre lo mismo, así comparas con justicia.',
    },
    {
      title: 'Toda una serie',
      body: 'Agrega varias fotos y cada una sale con el mismo estilo, intensidad y semilla. Útil para los avatares de un equipo o los cuadros de una pared.',
    },
    {
      title: 'Qué hacer con el resultado',
      body: 'Imprime la acuarela de tu perro, usa un retrato low poly como avatar, haz postales con las fotos del viaje. Todo se puede ampliar después, así que basta una foto pequeña del teléfono.',
    },
  ],
  reasons: [
    { title: 'La composición se queda', body: 'Líneas, caras y objetos siguen en su sitio.' },
    { title: 'Tú decides cuánto', body: 'Del toque ligero a la pintura.' },
    { title: 'Se puede repetir', body: 'La semilla trae las mismas pinceladas.' },
  ],
  faqs: [
    {
      title: '¿Sigue una descripción escrita?',
      body: 'Sí, si nombra un estilo: escribe «acuarela» o «pixel art» y se usa ese estilo. Las demás palabras no cambian nada, salvo que haya un modelo de IA conectado. Si tu descripción no nombra ningún estilo, te devolvemos los créditos.',
    },
    {
      title: '¿Qué fotos quedan bien como caricatura?',
      body: 'Retratos y mascotas con luz pareja y fondo tranquilo. Las fotos muy oscuras pierden los contornos.',
    },
    { title: '¿Sirve con capturas de pantalla y logos?', body: 'Sí, con cualquier imagen. El pixel art y el duotono les quedan muy bien.' },
    {
      title: '¿Se conserva el tamaño de la foto?',
      body: 'Las proporciones sí. Las fotos muy grandes se reducen a un tamaño que se imprime bien en una hoja.',
    },
  ],
  closing: 'Mira tu foto con otros ojos.',
};

export default copy;
