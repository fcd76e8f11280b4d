import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Zorro del bosque', says: 'un zorro rojo en el bosque' },
  'picture-lake-dawn': { name: 'Lago al amanecer', says: 'un lago al amanecer, montañas y un velero' },
  'film-stars-flight': { name: 'Vuelo a las estrellas', says: 'un cohete entre las estrellas de noche' },
  'sticker-octopus': { name: 'Pulpo en el mar', says: 'un pulpo en el mar azul' },
  'sticker-rocket': { name: 'Cohete estelar', says: 'un cohete entre estrellas' },
  'picture-desert-moon': { name: 'Desierto bajo la luna', says: 'un desierto de noche bajo la luna llena, un cactus' },
  'sticker-unicorn': { name: 'Unicornio arcoíris', says: 'un unicornio con un arcoíris' },
  'picture-snow-village': { name: 'Pueblo nevado', says: 'una casa y un árbol de Navidad en la nieve de noche' },
  'sticker-cupcake': { name: 'Cupcake dulce', says: 'un cupcake rosa' },
  'film-dolphin-sunset': { name: 'Delfín al atardecer', says: 'un delfín en el mar al atardecer' },
  'sticker-christmas': { name: 'Árbol de Navidad', says: 'un árbol de Navidad en la nieve' },
  'picture-city-night': { name: 'Ciudad de noche', says: 'una ciudad de noche bajo la lluvia, un auto' },
  'sticker-car': { name: 'Auto rojo', says: 'un auto rojo' },
  'sticker-butterfly': { name: 'Mariposa del prado', says: 'una mariposa sobre una flor' },
  'picture-whale-deep': { name: 'Ballena en lo profundo', says: 'una ballena en el mar azul profundo con peces' },
  'sticker-dog': { name: 'Perro feliz', says: 'un perro feliz' },
  'film-snow-owl': { name: 'Búho en la nieve', says: 'un búho en un bosque nevado de noche' },
  'sticker-mushroom': { name: 'Hongo de cuento', says: 'un hongo rojo en el bosque' },
  'picture-castle-hill': { name: 'Castillo en la colina', says: 'un castillo en una colina verde al atardecer' },
  'sticker-flower': { name: 'Flor de cerezo', says: 'una flor rosa' },
  'sticker-crown': { name: 'Corona dorada', says: 'una corona dorada' },
  'picture-ringed-planet': { name: 'Planeta con anillos', says: 'un planeta entre las estrellas de noche' },
  'sticker-sunglasses': { name: 'Cara con lentes', says: 'una cara sonriente con lentes de sol' },
  'film-rainy-city': { name: 'Lluvia en la ciudad', says: 'lluvia sobre una ciudad de noche' },
  'sticker-wand': { name: 'Varita mágica', says: 'una varita mágica con una estrella' },
  'sticker-nails': { name: 'Esmalte de uñas', says: 'esmalte de uñas rosa' },
  'girl-freckles': {
    name: 'Pecas y lentes',
    says: 'una mujer adulta pelirroja de pelo corto, lentes redondos y pecas, sonriendo, en un jardín',
  },
  'girl-earrings': { name: 'La señora de los aretes', says: 'una mujer mayor de pelo gris, con aretes, sonriendo, de noche' },
  'speech-welcome': {
    name: 'Mensaje de bienvenida',
    says: 'Hola, te damos la bienvenida. Nos alegra que estés aquí. Toma asiento, empezamos enseguida.',
  },
  'speech-bedtime': {
    name: 'Cuento para dormir',
    says: 'Había una vez un zorrito que buscaba la luna. Subió a la colina más alta, y allí lo esperaba la luna.',
  },
  'speech-podcast': {
    name: 'Inicio de pódcast',
    says: 'Estás escuchando un programa sobre las pequeñas cosas que cambiaron el mundo. Hoy: el clip de papel.',
  },
};

export default templates;
