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
      title: 'Qué revisa un programa',
      body: 'Antes de que se gasten créditos, un programa lee lo que escribes. Si tu texto incumple una regla que el programa conoce, no se crea nada y te dice cuál es. Solo lee texto: no mira imágenes ni videos, ni escucha audio. Para algunas reglas tiene listas de palabras. Para otras consulta además una pequeña red neuronal, que entiende lo mismo dicho de otra manera. En violencia, odio, autolesiones y documentos falsos, la red solo rechaza aquello de lo que está casi segura. La lista al final de esta página dice cuáles. Si también consultamos un servicio de moderación externo, nuestra política de privacidad lo nombra.',
    },
    {
      title: 'En qué se equivoca el programa',
      body: 'Hay cosas que se le escapan: las palabras que no están en sus listas y lo que se dice con rodeos. Y a veces rechaza textos inofensivos, como un titular, una escena de película o una frase hecha. En nuestra última prueba, la red neuronal rechazó {wronged} de {harmless} textos inofensivos que se parecen a los prohibidos. Si rechaza el tuyo, envíanoslo desde la página de contacto y lo revisará una persona. Un rechazo no cuesta nada.',
    },
    {
      title: 'Qué revisan las personas',
      body: 'Todo lo que se reporta lo revisan personas, según todas las reglas de esta página. También pueden mirar los resultados que se comparten con un enlace. Pequeñas redes neuronales les señalan qué imágenes y videos podrían mostrar desnudez, y qué textos podrían tratar de violencia, odio, autolesiones o documentos falsos; por una señal así no se rechaza ni se elimina nada. No revisamos lo que nadie reporta ni comparte, así que, si ves algo que incumple una regla, repórtalo.',
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
  who: {
    title: 'Quién busca qué',
    body: 'Los números dicen cuántos textos prohibidos encontró la red neuronal en nuestra última prueba, y de cuántos. Nunca los había visto. Donde no hay números, al programa se le escapa mucho. En todos los casos, lo que se reporta lo revisan personas.',
    by: {
      words: 'Listas de palabras',
      net: 'Palabras y red neuronal: {found} de {of}',
      clear: 'Palabras, y la red en casos claros',
      people: 'Solo personas, si se reporta',
    },
    kinds: {
      sexual: 'Contenido sexual',
      minors: 'Menores en un contexto sexual',
      undressing: 'Desvestir a alguien',
      privatePerson: 'Particulares con su nombre',
      violence: 'Llamados a la violencia, apología del terrorismo, torturas, cómo fabricar armas',
      hate: 'Odio hacia personas por ser quienes son',
      selfHarm: 'Autolesiones y suicidio',
      forgery: 'Documentos y dinero falsos',
      politics: 'Declaraciones y noticias inventadas sobre políticos o elecciones',
      likeness: 'Personas que no aceptaron que se las muestre o imite',
      deception: 'Pruebas falsas y contenido en nombre de otra persona',
      seen: 'Lo que solo se puede ver u oír, en una imagen, un video o un audio',
      works: 'Obras de otros',
    },
  },
  changes: [
    'Agregamos: tema por tema, qué busca un programa, cuánto encuentra y qué revisan solo las personas.',
    'Agregamos: qué busca exactamente el programa, la pequeña red neuronal que consulta y qué revisan las personas.',
    'Agregamos: cómo revisamos las reglas, cómo apelar una decisión y qué hacemos con lo que daña a menores.',
    'Primera versión.',
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;
