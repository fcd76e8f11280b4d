import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Zorro del bosque', prompt: 'un zorro rojo en el bosque' },
  'picture-lake-dawn': { name: 'Lago al amanecer', prompt: 'un lago al amanecer, montañas y un velero' },
  'film-stars-flight': { name: 'Vuelo a las estrellas', prompt: 'un cohete entre las estrellas de noche' },
  'sticker-octopus': { name: 'Pulpo en el mar', prompt: 'un pulpo en el mar azul' },
  'sticker-rocket': { name: 'Cohete estelar', prompt: 'un cohete entre estrellas' },
  'picture-desert-moon': { name: 'Desierto bajo la luna', prompt: 'un desierto de noche bajo la luna llena, un cactus' },
  'sticker-unicorn': { name: 'Unicornio arcoíris', prompt: 'un unicornio con un arcoíris' },
  'picture-snow-village': { name: 'Pueblo nevado', prompt: 'una casa y un árbol de Navidad en la nieve de noche' },
  'sticker-cupcake': { name: 'Cupcake dulce', prompt: 'un cupcake rosa' },
  'film-dolphin-sunset': { name: 'Delfín al atardecer', prompt: 'un delfín en el mar al atardecer' },
  'sticker-christmas': { name: 'Árbol de Navidad', prompt: 'un árbol de Navidad en la nieve' },
  'picture-city-night': { name: 'Ciudad de noche', prompt: 'una ciudad de noche bajo la lluvia, un auto' },
  'sticker-car': { name: 'Auto rojo', prompt: 'un auto rojo' },
  'sticker-butterfly': { name: 'Mariposa del prado', prompt: 'una mariposa sobre una flor' },
  'picture-whale-deep': { name: 'Ballena en lo profundo', prompt: 'una ballena en el mar azul profundo con peces' },
  'sticker-dog': { name: 'Perro feliz', prompt: 'un perro feliz' },
  'film-snow-owl': { name: 'Búho en la nieve', prompt: 'un búho en un bosque nevado de noche' },
  'sticker-mushroom': { name: 'Hongo de cuento', prompt: 'un hongo rojo en el bosque' },
  'picture-castle-hill': { name: 'Castillo en la colina', prompt: 'un castillo en una colina verde al atardecer' },
  'sticker-flower': { name: 'Flor de cerezo', prompt: 'una flor rosa' },
  'sticker-crown': { name: 'Corona dorada', prompt: 'una corona dorada' },
  'picture-ringed-planet': { name: 'Planeta con anillos', prompt: 'un planeta entre las estrellas de noche' },
  'sticker-sunglasses': { name: 'Cara con lentes', prompt: 'una cara sonriente con lentes de sol' },
  'film-rainy-city': { name: 'Lluvia en la ciudad', prompt: 'lluvia sobre una ciudad de noche' },
  'sticker-wand': { name: 'Varita mágica', prompt: 'una varita mágica con una estrella' },
  'sticker-nails': { name: 'Esmalte de uñas', prompt: 'esmalte de uñas rosa' },
  'girl-freckles': {
    name: 'Pecas y lentes',
    prompt: 'una mujer adulta pelirroja de pelo corto, lentes redondos y pecas, sonriendo, en un jardín',
  },
  'girl-earrings': { name: 'La señora de los aretes', prompt: 'una mujer mayor de pelo gris, con aretes, sonriendo, de noche' },
  'speech-welcome': {
    name: 'Mensaje de bienvenida',
    prompt: 'Hola, te damos la bienvenida. Nos alegra que estés aquí. Toma asiento, empezamos enseguida.',
  },
  'speech-bedtime': {
    name: 'Cuento para dormir',
    prompt: 'Había una vez un zorrito que buscaba la luna. Subió a la colina más alta, y allí lo esperaba la luna.',
  },
  'speech-podcast': {
    name: 'Inicio de pódcast',
    prompt: 'Estás escuchando un programa sobre las pequeñas cosas que cambiaron el mundo. Hoy: el clip de papel.',
  },
};

export default templates;
