import type { NamespaceTermsOfServiceTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Condiciones del servicio',
  description: 'Las reglas entre tú e Iridia: qué puedes crear, cómo funcionan los créditos, qué es tuyo y qué prometemos.',
  updated: 'Última actualización: 21 de noviembre de 2026',
  intro:
    'Estas son las reglas para usar Iridia. Son breves a propósito. Al usar el sitio las aceptas; si no estás de acuerdo, no lo uses, por favor.',
  sections: [
    {
      title: 'El servicio',
      body: 'Iridia crea imágenes, videos, GIF y sonidos a partir de lo que escribes y subes. Unos resultados vienen de un modelo generativo y otros de métodos clásicos; lo dicen la página de cada herramienta y el propio resultado. Los marcados como «Motor de bocetos» se componen con reglas y no son obra de un modelo de IA.',
    },
    {
      title: 'Quién puede usarlo',
      body: 'Debes tener edad para aceptar estas condiciones allí donde vives. Las herramientas que muestran o imitan a una persona son para adultos de al menos 18 años.',
    },
    {
      title: 'Tu cuenta',
      body: 'Muchas herramientas se usan sin cuenta. Si abres una, usa un buzón que sea tuyo y no compartas la contraseña. Avísanos enseguida si alguien más ha entrado. Una persona, una cuenta.',
    },
    {
      title: 'Créditos',
      body: 'Un trabajo cuesta los créditos que indica su botón. Se reservan al pulsarlo, se gastan cuando se guarda el resultado y se devuelven si el trabajo falla o lo cancelas. Los créditos diarios caducan al acabar el día. Los créditos no son dinero: no se cambian por dinero ni se regalan.',
    },
    {
      title: 'Suscripciones y paquetes',
      body: 'La suscripción se renueva al final de su periodo hasta que la cancelas. Se cancela donde se compró, en los ajustes, con dos pulsaciones, y conservas lo pagado hasta que acabe el periodo. Una semana antes de renovar te escribimos. Los paquetes se compran una vez y no se renuevan.',
    },
    {
      title: 'Reembolsos',
      body: 'Si se cobró algo por error o algo no funcionó, escríbenos desde la página de contacto. Un reembolso retira los créditos que llegaron con el pago, en la medida en que no se hayan gastado. Los derechos que la ley te da como consumidor quedan intactos.',
    },
    {
      title: 'Qué es tuyo',
      body: 'Lo que subes sigue siendo tuyo. En la medida en que la ley lo permita, lo que creas también, incluso para uso comercial. Solo nos das el permiso necesario para crearlo, guardarlo y mostrártelo.',
    },
    {
      title: 'Qué no puedes hacer',
      body: 'Usar material sobre el que no tienes derecho, mostrar a una persona que no ha dado su consentimiento, incumplir la política de contenido, quitar para engañar las marcas que indican que un resultado es sintético, atacar o saturar el servicio, o abrir cuentas en serie para acumular créditos.',
    },
    {
      title: 'Qué prometemos y qué no',
      body: 'Trabajamos con cuidado y devolvemos los créditos de los trabajos que fallan. No prometemos que el servicio esté siempre disponible, que dos resultados sean iguales ni que un resultado sirva para un fin concreto. Donde la ley lo permite no respondemos de daños indirectos. Nada de esto limita la responsabilidad por dolo, culpa grave o daños a las personas.',
    },
    {
      title: 'Cambios y final',
      body: 'Si cambiamos estas condiciones de forma relevante, te avisamos antes. Puedes borrar tu cuenta cuando quieras. Podemos cerrar una cuenta que incumpla estas reglas y te decimos por qué por correo. Con ella se pierden los créditos, también los comprados; tus derechos como consumidor quedan intactos.',
    },
  ],
  models: {
    title: 'Modelos que este sitio ejecuta por su cuenta',
    body: 'Algunos resultados salen de estos modelos. Sus licencias valen también para lo que hagas con ellos:',
    restrictions:
      'Las licencias OpenRAIL prohíben usar estos modelos, o lo que producen, para infringir la ley; para explotar o dañar a menores; para difundir información comprobablemente falsa con el fin de perjudicar; para perjudicar a alguien con sus datos personales; para difamar, menospreciar o acosar; para decidir de forma automática sobre los derechos u obligaciones de una persona; para discriminar o aprovecharse de las debilidades de un grupo; para dar consejos médicos; y para predecir delitos o elaborar perfiles al servicio de la policía, la justicia, la inmigración o el asilo. Quien comparte los resultados respeta las mismas restricciones.',
  },
} satisfies NamespaceTermsOfServiceTranslation;

export default termsOfService;
