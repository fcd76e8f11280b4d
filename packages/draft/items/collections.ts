/** Words for several kinds at once: fruit is an apple, a banana and grapes, and no pile of kiwis. */
import { drawingOf, type Drawing } from '../art/art.ts';
import { tableOf } from '../words/table.ts';

/** The drawings that are shown, the likeliest first. */
const members = {
  fruit: ['red-apple', 'banana', 'grapes'],
  vegetables: ['carrot', 'broccoli', 'tomato'],
  desserts: ['cupcake', 'doughnut', 'ice-cream'],
  sweets: ['candy', 'lollipop', 'chocolate-bar'],
  snacks: ['popcorn', 'pretzel', 'french-fries'],
  drinks: ['cup-with-straw', 'tropical-drink', 'hot-beverage'],
  seafood: ['lobster', 'shrimp', 'oyster'],
  animals: ['elephant', 'giraffe', 'lion'],
  farm: ['cow', 'pig', 'ewe'],
  pets: ['dog', 'cat', 'rabbit'],
  sea: ['octopus', 'fish', 'crab'],
  insects: ['honeybee', 'lady-beetle', 'butterfly'],
  instruments: ['guitar', 'trumpet', 'drum'],
  tools: ['hammer', 'wrench', 'screwdriver'],
  toys: ['teddy-bear', 'yo-yo', 'nesting-dolls'],
  school: ['pencil', 'notebook', 'straight-ruler'],
  vehicles: ['automobile', 'bus', 'motorcycle'],
  sports: ['soccer-ball', 'basketball', 'tennis'],
} as const;

const nameOfCollection = tableOf<keyof typeof members>({
  fruit: 'fruit,fruits,fresh fruit,fruta,frutas,фрукты,фруктов,фруктами,фруктам,фруктах,水果',
  vegetables: 'vegetables,veggies,legumes,verduras,vegetales,hortalizas,овощи,овощей,овощами,овощам,овощах,蔬菜',
  desserts: 'desserts,postres,десерты,десертов,десертами,пирожные,甜点,甜品',
  sweets: 'sweets,sweet treats,bonbons,friandises,sucreries,golosinas,сладости,сладостей,сладостями,конфеты,конфет,конфетами,糖果',
  snacks: 'snacks,collations,aperitivos,botanas,закуски,снеки,零食',
  drinks: 'beverages,soft drinks,boissons,bebidas,напитки,напитков,напитками,饮料',
  seafood: 'seafood,fruits de mer,mariscos,морепродукты,морепродуктов,морепродуктами,海鲜',
  animals:
    'animals,wild animals,zoo animals,jungle animals,animaux,animaux sauvages,animales,animales salvajes,животные,животных,животными,звери,зверей,зверями,дикие животные,动物,小动物,野生动物',
  farm: 'farm animals,animaux de la ferme,animaux de ferme,animales de granja,домашний скот,животные фермы,农场动物',
  pets: 'pets,animaux de compagnie,animaux domestiques,mascotas,домашние животные,домашних животных,питомцы,宠物',
  sea: 'sea creatures,sea animals,marine animals,ocean animals,animaux marins,animales marinos,морские животные,морских животных,морские обитатели,海洋动物,海洋生物',
  insects: 'insects,insectes,insectos,насекомые,насекомых,насекомыми,昆虫',
  instruments:
    'musical instruments,music instruments,instruments,instruments de musique,instrumentos,instrumentos musicales,музыкальные инструменты,музыкальных инструментов,乐器',
  tools: 'tools,outils,herramientas,инструменты,инструментов,инструментами,工具',
  toys: 'toys,jouets,juguetes,игрушки,игрушек,игрушками,игрушкам,игрушках,玩具',
  school: 'school supplies,fournitures scolaires,utiles escolares,material escolar,школьные принадлежности,文具,学习用品',
  vehicles: 'vehicles,vehicules,vehiculos,транспорт,транспортные средства,交通工具',
  sports: 'sports balls,sports equipment,sport equipment,balles de sport,pelotas deportivas,спортивные мячи',
});

export const membersOf = (text: string): Drawing[] | undefined => {
  const name = nameOfCollection(text);
  return name && members[name].map((icon) => drawingOf(icon)!);
};
