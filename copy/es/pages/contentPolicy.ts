import type { NamespaceContentPolicyTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Política de contenido',
  description: 'Qué no se puede crear con Iridia, cómo se marcan los resultados, qué pasa si se incumple una regla y cómo reportar.',
  intro:
    'Crea lo que quieras, mientras no le haga daño a nadie. Estas reglas valen para lo que escribes, lo que subes y lo que creas, en todas las herramientas.',
  sections: [
    {
      title: 'Personas',
      body: 'Muestra o imita a alguien solo si eres tú o si esa persona está de acuerdo. Te pedimos que lo confirmes antes de empezar y guardamos tu respuesta. No hagas que alguien diga, haga o lleve puesto algo que lo avergüence o le haga daño. No se puede nombrar a particulares en una descripción.',
    },
    {
      title: 'Menores',
      body: 'Está prohibido todo lo que sexualice a una persona menor de {adult} años, en cualquier estilo, dibujado o fotográfico, real o inventado. Lo eliminamos, cerramos la cuenta, guardamos lo que la ley nos exige y avisamos a las autoridades.',
    },
    {
      title: 'Contenido sexual',
      body: 'No se permite contenido sexual, y ninguna herramienta desviste a nadie. La herramienta «Cambiar ropa» le da a la prenda otro color o estampado. No quita nada.',
    },
    {
      title: 'Engaño',
      body: 'Nada de discursos falsos de políticos, pruebas falsas, documentos que parezcan auténticos ni nada que finja venir de otra persona. La parodia es bienvenida cuando todos pueden ver que lo es.',
    },
    {
      title: 'Odio y violencia',
      body: 'Nada de llamados al odio o a la violencia, apología del terrorismo, tortura ni instrucciones para hacerse daño o hacérselo a otros.',
    },
    {
      title: 'Obras de otros',
      body: 'Sube solo lo que es tuyo o lo que tienes permiso de usar. Las herramientas para quitar marcas de agua son para tu propio material. No tocan las marcas que indican de dónde viene un archivo.',
    },
    {
      title: 'Cómo se marcan los resultados',
      body: 'Los datos de cada archivo indican que lo hizo un programa, y si el formato lo permite, lleva Content Credentials. No se agrega nada visible a la imagen. En la página «Verificar un archivo» cualquiera puede comprobar si un archivo se hizo aquí.',
    },
    {
      title: 'Cómo revisamos las reglas',
      body: 'Antes de que se gasten créditos, un programa lee lo que escribes y te dice qué regla no se cumple. Busca palabras sobre sexo, menores, desvestir a alguien y particulares con su nombre. Para la incitación a la violencia, el terrorismo, las torturas, el odio, las autolesiones, los documentos y el dinero falsos, y las declaraciones falsas de políticos, consulta además una pequeña red neuronal, que entiende otras formas de decirlo. Solo lee texto. Puede equivocarse, y lo que se dice con rodeos puede escapársele. No mira las imágenes. Otras dos pequeñas redes neuronales señalan qué imágenes y videos podrían mostrar desnudez a las personas que revisan lo reportado o compartido; no rechazan nada. Lo que se reporta lo revisan personas. Si el programa rechazó algo por error, escríbenos desde la página de contacto y lo revisará una persona.',
    },
    {
      title: 'Qué pasa si se incumple una regla',
      body: 'Eliminamos los resultados que incumplen una regla, junto con sus copias. Si una cuenta incumple las reglas una y otra vez, la cerramos. Te contamos por correo qué eliminamos y por qué. Si no estás de acuerdo, escríbenos desde la página de contacto: una persona revisará la decisión.',
    },
    {
      title: 'Reportar un resultado',
      body: 'Si un resultado te muestra contra tu voluntad o incumple una regla, repórtalo. No necesitas una cuenta. Recibes un número para seguir tu reporte y respondemos en un plazo de {hours} horas. Si no estás de acuerdo con la respuesta, vuelve a reportarlo y dinos por qué.',
    },
  ],
  changes: [
    'Agregamos: qué busca exactamente el programa, la pequeña red neuronal que consulta y qué revisan las personas.',
    'Agregamos: cómo revisamos las reglas, cómo apelar una decisión y qué hacemos con lo que daña a menores.',
    'Primera versión.',
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;
