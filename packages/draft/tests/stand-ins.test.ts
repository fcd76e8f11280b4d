import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';

describe('a person from history, a tale or a movie', () => {
  it.each([
    ['en', 'a gladiator', 'helm', 'gladiator', 'knight'],
    ['en', 'a sheriff', 'police-officer', 'sheriff', 'police officer'],
    ['en', 'spider-man', 'man-superhero', 'spider-man', 'superhero'],
    ['fr', 'un mousquetaire', 'helm', 'mousquetaire', 'chevalier'],
    ['es', 'un gladiador', 'helm', 'gladiador', 'caballero'],
    ['ru', 'богатырь', 'man-beard', 'богатырь', 'бородатый мужчина'],
    ['zh', '古代将军骑马', 'guard', '将军', '卫兵'],
  ] as const)('has a stand-in, whom the notes name, in %s: %s', (locale, prompt, icon, word, by) => {
    const plan = planOf(prompt, { locale });
    expect(plan.things[0]?.drawing?.icon).toBe(icon);
    expect(plan.replaced).toContainEqual({ word, by });
    expect(plan.understood).not.toContain(word);
  });

  it.each([
    ['en', 'a ninja', 'ninja'],
    ['en', 'a wizard', 'man-mage'],
    ['en', 'a mermaid', 'woman-merpeople'],
    ['zh', '骑士', 'helm'],
  ] as const)('who has a drawing is drawn, in %s: %s', (locale, prompt, icon) => {
    const plan = planOf(prompt, { locale });
    expect(plan.things.map(({ drawing }) => drawing?.icon)).toEqual([icon]);
    expect(plan.replaced).toEqual([]);
  });
});

describe('a city with a name', () => {
  it.each([
    ['en', 'woman in Paris at night', 'Paris', 'city'],
    ['en', 'London in the rain', 'London', 'city'],
    ['fr', 'une femme à Paris la nuit', 'Paris', 'ville'],
    ['es', 'un perro en Madrid', 'Madrid', 'ciudad'],
    ['ru', 'Москва ночью', 'Москва', 'город'],
    ['ru', 'кот гуляет по Питеру', 'Питеру', 'город'],
    ['zh', '巴黎街头的女人', '巴黎', '城市'],
    ['en', 'a cat in New York', 'New York', 'statue of liberty'],
    ['es', 'una pareja en Nueva York', 'Nueva York', 'estatua de la libertad'],
    ['fr', 'Tokyo sous la pluie', 'Tokyo', 'tour de tokyo'],
  ] as const)('is represented by any city or by its landmark, as the notes mention, in %s: %s', (locale, prompt, word, by) => {
    const plan = planOf(prompt, { locale });
    expect(plan.scene).toBe('city');
    expect(plan.replaced).toContainEqual({ word, by });
    expect(plan.understood).not.toContain(word);
  });

  it('is a small one where another place is the scene', () => {
    const plan = planOf('a dog on the beach in Rio de Janeiro');
    expect(plan.scene).toBe('beach');
    expect(plan.things.map(({ drawing }) => drawing?.icon)).toEqual(['dog', 'cityscape']);
    expect(plan.replaced).toEqual([{ word: 'Rio de Janeiro', by: 'city' }]);
  });

  it('is not represented by a sticker that stands for more than a city', () =>
    expect(planOf('Paris', { placeless: true }).replaced).toEqual([{ word: 'Paris', by: 'city' }]));
});

it.each([
  ['en', 'a village in the mountains'],
  ['fr', 'un village dans les montagnes'],
  ['ru', 'деревня в горах'],
  ['zh', '山里的村庄'],
] as const)('a village is houses, and no city, in %s: %s', (locale, prompt) => {
  const plan = planOf(prompt, { locale });
  expect([plan.scene, ...plan.things.map(({ drawing }) => drawing?.icon)]).toEqual(['mountain', 'houses']);
});

describe('what people type every day', () => {
  const icons = (prompt: string, locale: Locale) => planOf(prompt, { locale }).things.map(({ drawing }) => drawing?.icon ?? 'letters');
  it.each([
    ['en', 'birthday card for dad', ['birthday-cake', 'man']],
    ['en', 'a puppy wearing a chef hat', ['dog', 'top-hat']],
    ['en', 'a glass of red wine', ['wine-glass']],
    ['en', 'a football player scoring a goal', ['man-running', 'soccer-ball']],
    ['en', 'a beach in hawaii', ['desert-island']],
    ['fr', 'un vieux marin', ['old-man']],
    ['fr', 'un facteur', ['office-worker']],
    ['es', 'un torero con capa roja', ['man', 'cape']],
    ['es', 'una taza de chocolate caliente', ['hot-beverage']],
    ['ru', 'мужик в ушанке', ['man', 'billed-cap']],
    ['ru', 'русалка сидит на камне', ['woman-merpeople', 'rock']],
    ['ru', 'влюблённая пара на скамейке', ['man', 'woman', 'bench']],
    ['zh', '爸爸和妈妈', ['man', 'woman']],
    ['zh', '春节', ['firecracker']],
    ['zh', '一家四口', ['man', 'woman', 'boy', 'girl']],
  ] as const)('is drawn by what it is, in %s: %s', (locale, prompt, drawn) => expect(icons(prompt, locale)).toEqual(drawn));

  it('is written in its order where nothing of it can be drawn', () =>
    expect(planOf('高考加油', { locale: 'zh' }).things.map(({ text }) => text)).toEqual(['高考加油']));

  it('is named in words where two drawings are one', () =>
    expect(planOf('黑猫警长', { locale: 'zh' }).replaced).toEqual([{ word: '黑猫警长', by: '警察 + 猫脸' }]));

  const seen = (prompt: string) => arrange(planOf(prompt), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });

  it.each(['a cat driving a car', 'a man driving a taxi', 'an elephant in a van', 'a frog in a train', 'five kids on a school bus'])(
    'a passenger is seen in the windows of the vehicle: %s',
    (prompt) => {
      const parts = seen(prompt);
      const vehicle = parts.find(({ drawing }) => drawing?.subgroup === 'transport-ground')!;
      const heads = parts.filter(({ thing }) => thing !== vehicle.thing);
      expect(heads.length).toBe(prompt.startsWith('five') ? 5 : 1);
      for (const head of heads) {
        expect(head.z).toBeGreaterThan(vehicle.z);
        expect(Math.abs(head.x - vehicle.x) + head.width / 2).toBeLessThan(vehicle.width / 2);
        expect(head.y).toBeLessThan(vehicle.y - vehicle.height * 0.3);
        expect(head.y - head.height).toBeGreaterThan(vehicle.y - vehicle.height);
      }
    },
  );

  it('a passenger of an open car looks over its edge', () => {
    const [driver, car] = [0, 1].map((at) => seen('a robot driving a racing car').find(({ thing }) => thing === at)!);
    expect(driver!.z).toBeLessThan(car!.z);
    expect(driver!.y - driver!.height).toBeLessThan(car!.y - car!.height);
  });

  it('a penguin has its scarf at its neck', () => {
    const parts = arrange(planOf('a penguin in a scarf'), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });
    const [penguin, scarf] = [parts.find(({ role }) => role === 'thing')!, parts.find(({ role }) => role === 'worn')!];
    expect(scarf.y).toBeLessThan(penguin.y - penguin.height * 0.2);
  });
});
