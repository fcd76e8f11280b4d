import type { NamespaceContentPolicyTranslation } from '../../generated/types.ts';

const contentPolicy = {
  title: 'Política de contenido',
  description: 'Qué no se puede crear con Iridia, cómo se marcan los resultados y cómo denunciar uno en el que apareces.',
  updated: 'Última actualización: 23 de noviembre de 2026',
  intro:
    'Crea lo que quieras mientras nadie salga perjudicado. Estas reglas valen para las palabras, los archivos y los resultados, en todas las herramientas.',
  sections: [
    {
      title: 'Personas',
      body: 'Muestra o imita a una persona solo si eres tú o si está de acuerdo. Lo preguntamos antes del trabajo y guardamos la respuesta. No hagas decir, hacer ni vestir a nadie lo que le avergonzaría o le haría daño.',
    },
    {
      title: 'Menores',
      body: 'Nada que sexualice a alguien menor de 18 años, en ningún estilo, dibujado o fotográfico, real o inventado. Lo comunicamos a las autoridades.',
    },
    {
      title: 'Contenido sexual',
      body: 'Nada de contenido sexual, y ninguna herramienta desnuda a nadie. El cambiador de ropa pone prendas y nunca las quita.',
    },
    {
      title: 'Engaño',
      body: 'Nada de discursos políticos falsos, pruebas falsas, documentos que parezcan auténticos ni nada que se haga pasar por otra persona. La parodia es bienvenida cuando todos ven que lo es.',
    },
    {
      title: 'Odio y violencia',
      body: 'Nada de llamamientos al odio o a la violencia, apología del terror, tortura ni instrucciones para hacerse daño o hacerlo a otros.',
    },
    {
      title: 'El trabajo de otros',
      body: 'Sube solo lo que sea tuyo o lo que puedas usar. Los eliminadores de marcas de agua son para tu propio material y respetan las marcas de procedencia.',
    },
    {
      title: 'Cómo se marcan los resultados',
      body: 'Cada resultado dice que es sintético: en sus metadatos, y como Content Credentials cuando el formato lo permite. No se dibuja ninguna marca en la imagen. En la página «Verificar» cualquiera puede comprobar si un archivo se hizo aquí.',
    },
    {
      title: 'Qué pasa si se incumple una regla',
      body: 'Una petición que incumple una regla se rechaza antes de mover ningún crédito, y el rechazo nombra la regla. Los resultados que la incumplen se retiran. Una cuenta que insiste una y otra vez se cierra.',
    },
    {
      title: 'Denunciar algo',
      body: 'Si un resultado te muestra contra tu voluntad o incumple una regla, denúncialo. No hace falta cuenta. Recibes un número con el que seguir tu denuncia, que se revisa en 48 horas.',
    },
  ],
} satisfies NamespaceContentPolicyTranslation;

export default contentPolicy;
