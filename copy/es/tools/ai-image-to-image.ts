import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Foto a dibujo o pintura',
  card: 'Tu foto como caricatura, acuarela o pixel art.',
  search: {
    title: 'Convertir una foto en dibujo o pintura',
    description:
      'Convierte una foto en caricatura, acuarela, óleo, lápiz o pixel art, con la intensidad que quieras y una vista de antes y después.',
  },
  h1: 'Convertir una foto en dibujo o pintura',
  lead: 'Dale otro estilo a una foto: caricatura, acuarela, óleo, lápiz, pop art, pixel art, duotono o low poly. O la misma vista de noche, al atardecer o con nieve.',
  action: 'Cambiar estilo',
  steps: [
    { title: 'Agrega una foto', body: 'O hasta diez a la vez, con los mismos ajustes.' },
    { title: 'Elige un estilo', body: 'La intensidad va de un toque al efecto completo.' },
    { title: 'Compara y descarga', body: 'Mueve la línea para ver qué cambió.' },
  ],
  about: [
    {
      title: 'Ocho estilos',
      body: 'La caricatura aplana los colores y dibuja contornos. La acuarela hace correr los colores, el óleo muestra las pinceladas y el lápiz solo deja líneas. El pop art y el duotono cambian la paleta; el pixel art y el low poly arman la foto con cuadrados o triángulos. Las caras no cambian de lugar.',
    },
    {
      title: 'La intensidad',
      body: 'Si es baja, el estilo es como un filtro; al máximo, cubre toda la foto. Los retratos se ven mejor con la intensidad a la mitad; los paisajes y los edificios aguantan más. Con la misma foto, el mismo estilo y el mismo número de versión sale siempre lo mismo, así que puedes comparar.',
    },
    {
      title: 'Toda una serie',
      body: 'Agrega varias fotos y todas salen con el mismo estilo, intensidad y número de versión. Es útil para los avatares de un equipo o para los cuadros de una pared.',
    },
    {
      title: 'Qué hacer con el resultado',
      body: 'Imprime la acuarela de tu perro, usa un retrato low poly como avatar, haz postales con las fotos del viaje. Después puedes ampliar el resultado, así que basta una foto pequeña del teléfono.',
    },
  ],
  reasons: [
    { title: 'La composición se conserva', body: 'Las líneas, las caras y los objetos siguen en su lugar.' },
    { title: 'Tú decides cuánto', body: 'Del toque ligero a la pintura.' },
    { title: 'Se puede repetir', body: 'El número de versión repite las mismas pinceladas.' },
  ],
  faqs: [
    {
      title: '¿Sigue una descripción escrita?',
      body: 'Sí, el estilo, el color, la luz y el clima. Escribe «acuarela» y se usa ese estilo; escribe «de noche», «atardecer», «nieve», «lluvia», «niebla», «otoño», «sepia», «blanco y negro» o «más claro» y cambia toda la foto. Con «hazlo azul» cambia de color el objeto principal o, si hay alguien en la foto, su ropa; la piel y el pelo no se tocan. Para que siga siendo una foto, elige «Natural». Las demás palabras no cambian nada, salvo que haya un modelo de IA conectado. Si no reconocemos ninguna, te devolvemos los créditos.',
    },
    {
      title: '¿Qué fotos quedan bien como caricatura?',
      body: 'Retratos y mascotas con luz pareja y un fondo sencillo. Las fotos muy oscuras pierden los contornos.',
    },
    { title: '¿Sirve con capturas de pantalla y logos?', body: 'Sí, con cualquier imagen. El pixel art y el duotono les quedan muy bien.' },
    {
      title: '¿Se conserva el tamaño de la foto?',
      body: 'Las proporciones, siempre. Si el lado largo pasa de 1600 píxeles, la foto se reduce a esa medida; para imprimirla en grande, amplía el resultado con «Mejorar imagen».',
    },
  ],
  closing: 'Mira tu foto con otros ojos.',
};

export default copy;
