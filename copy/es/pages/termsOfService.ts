import type { NamespaceTermsOfServiceTranslation } from '../../generated/types.ts';

const termsOfService = {
  title: 'Términos del servicio',
  description: 'Las reglas entre tú e Iridia: qué puedes crear, cómo funcionan los créditos, los planes y los reembolsos, y qué es tuyo.',
  intro:
    'Estas son las reglas para usar Iridia, lo más cortas posible. Al usar el sitio las aceptas. Si no estás de acuerdo, por favor no lo uses.',
  sections: [
    {
      title: 'Qué ofrecemos',
      body: 'Iridia crea imágenes, videos, GIF y audio a partir de lo que escribes y subes. Algunos resultados salen de modelos de IA; otros, de técnicas clásicas de imagen y sonido. Los que dicen «Compuesto, no generado» se arman con dibujos, fotos y reglas, sin ningún modelo de IA. Cada resultado indica con qué se hizo.',
    },
    {
      title: 'Quién puede usarlo',
      body: 'Debes tener al menos {minimum} años y la edad que pida tu país para aceptar estos términos. Si la ley lo exige, tu padre, madre o tutor debe aceptarlos por ti. Algunas herramientas y efectos son solo para mayores de {adult} años: los que cambian caras o ropa, imitan voces o retratan personajes, y los videos de abrazos y besos. Antes de usarlos te pedimos que confirmes tu edad.',
    },
    {
      title: 'Tu cuenta',
      body: 'Puedes usar muchas herramientas sin cuenta. Si abres una, usa tu propio correo y no compartas la contraseña. Avísanos enseguida si alguien más entró. Cada persona puede tener una sola cuenta.',
    },
    {
      title: 'Créditos',
      body: 'El botón de cada herramienta muestra cuántos créditos cuesta. Los reservamos cuando empiezas, se gastan cuando se guarda el resultado y te los devolvemos si falla o si cancelas. Los créditos gratis de cada día y la recompensa diaria vencen al final del día. Los créditos de un plan vencen un mes después de recibirlos. Los de los paquetes y las invitaciones no vencen mientras exista tu cuenta. Los créditos no son dinero: no se pueden cambiar por dinero ni pasar a otra persona.',
    },
    {
      title: 'Planes y paquetes',
      body: 'Un plan se renueva al final de cada período hasta que lo canceles. Puedes cancelarlo en tus ajustes con dos clics y lo conservas hasta el final del período que pagaste. Te lo recordamos por correo una semana antes de cada renovación. Si cambia un precio, para ti solo cambia a partir de la siguiente renovación, y te avisamos al menos 30 días antes. Un paquete se compra una sola vez y no se renueva.',
    },
    {
      title: 'Tu derecho de arrepentimiento',
      body: 'Si vives en la Unión Europea, el Reino Unido u otro lugar donde la ley lo prevea, puedes arrepentirte de una compra en un plazo de 14 días, sin dar motivos. Basta un mensaje desde la página de contacto. Los créditos están disponibles apenas pagas: si ya usaste algunos, descontamos su parte del precio y te devolvemos el resto.',
    },
    {
      title: 'Reembolsos',
      body: 'Si te cobramos por error o algo no funcionó, escríbenos desde la página de contacto. Respondemos en 7 días y reembolsamos en 14 días, por el mismo medio de pago. Los créditos de ese pago que no hayas usado se retiran. Tus derechos como consumidor no cambian.',
    },
    {
      title: 'Qué es tuyo',
      body: 'Lo que subes sigue siendo tuyo. Hasta donde la ley lo permite, lo que creas también, y puedes usarlo con fines comerciales. Solo nos das el permiso necesario para crear tus resultados, guardarlos y mostrártelos. No entrenamos modelos de IA con ellos.',
    },
    {
      title: 'Enlaces que compartes',
      body: 'Si compartes un resultado, cualquiera que tenga el enlace puede verlo y descargarlo, y nos permites mostrárselo. Puedes quitar el enlace cuando quieras. Entonces dejamos de mostrarlo, pero no podemos recuperar las copias que otros hayan guardado.',
    },
    {
      title: 'Qué no puedes hacer',
      body: 'No puedes usar material sobre el que no tienes derechos, mostrar a alguien que no aceptó ni incumplir la política de contenido. No puedes quitar, para engañar, las marcas que indican que un resultado es generado. Tampoco puedes atacar o saturar el sitio ni abrir muchas cuentas para juntar créditos.',
    },
    {
      title: 'Si usan tu obra sin permiso',
      body: 'Si un resultado usa tu obra sin tu permiso, repórtalo y elige «Usa mi obra». Dinos de qué obra se trata, dónde está y cómo contactarte. Respondemos en un plazo de {hours} horas y eliminamos lo que viole tus derechos. Quien creó el resultado puede oponerse. Si alguien viola derechos ajenos una y otra vez, cerramos su cuenta.',
    },
    {
      title: 'Qué prometemos y qué no',
      body: 'Trabajamos con cuidado y te devolvemos los créditos cuando algo falla. No prometemos que el sitio esté siempre disponible, que dos resultados se parezcan ni que un resultado sirva para un fin determinado. Donde la ley lo permite, no respondemos por daños indirectos. Nada de esto limita nuestra responsabilidad por dolo, culpa grave o daños a las personas.',
    },
    {
      title: 'Cambios en estos términos',
      body: 'Si cambiamos algo importante para ti, te avisamos por correo o en el sitio al menos 30 días antes. Si no estás de acuerdo, puedes eliminar tu cuenta antes de esa fecha y te devolvemos la parte que no usaste de lo que pagaste. Al final de esta página está la lista de cambios.',
    },
    {
      title: 'Cierre de tu cuenta',
      body: 'Puedes eliminar tu cuenta en los ajustes cuando quieras. Podemos cerrar una cuenta que incumpla estas reglas, y te explicamos el motivo por correo. Con la cuenta terminan tu plan y tus créditos, también los que compraste. Si crees que es un error, escríbenos. Tus derechos como consumidor no cambian.',
    },
    {
      title: 'Ley y conflictos',
      body: 'Se aplican la ley y los tribunales que se indican al principio de esta página. Como consumidor conservas además la protección de la ley del país donde vives y puedes acudir a sus tribunales. Escríbenos primero: casi todo se resuelve así.',
    },
  ],
  changes: [
    'Agregamos: quién está detrás del sitio, edad mínima, vencimiento de los créditos, cambios de precio, derecho de arrepentimiento, plazos de reembolso, enlaces compartidos, derechos de autor, ley y conflictos.',
    'Primera versión.',
  ],
  models: {
    title: 'Modelos que este sitio ejecuta por su cuenta',
    body: 'Algunos resultados salen de estos modelos. Sus licencias valen también para lo que hagas con ellos:',
    restrictions:
      'Las licencias OpenRAIL prohíben usar estos modelos, o lo que producen, para infringir la ley; para explotar o dañar a menores; para difundir, con el fin de perjudicar, información cuya falsedad se puede comprobar; para perjudicar a alguien con sus datos personales; para difamar, menospreciar o acosar; para decidir de forma automática sobre los derechos u obligaciones de una persona; para discriminar o aprovecharse de las debilidades de un grupo; para dar consejos médicos; y para predecir delitos o elaborar perfiles al servicio de la policía, la justicia, la inmigración o el asilo. Quien comparta los resultados debe respetar las mismas restricciones.',
  },
} satisfies NamespaceTermsOfServiceTranslation;

export default termsOfService;
