/** What the help assistant makes of questions that come with a story, and of those that have little to do with the product. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { questionsIn } from '../questions.ts';

const topicsOf = (locale: Locale, question: string): string =>
  questionsIn(locale)
    .find(question)
    .map(({ topic }) => topic)
    .join('+');

/** `topic` is what each of the questions is about; none where it is about nothing that the product knows. */
function about(topic: string, title: string, questions: readonly (readonly [Locale, string])[]): void {
  describe(title, () => {
    it.each(questions)('%s: %s', (locale, question) => expect(topicsOf(locale, question)).toBe(topic));
  });
}

about('', 'common words are about what a word beside them names, which may be no thing of the product', [
  ['en', 'where can I buy cheap running shoes'],
  ['fr', 'où acheter des chaussures pas chères'],
  ['es', 'dónde puedo comprar zapatos baratos'],
  ['ru', 'где купить недорогие кроссовки'],
  ['zh', '哪里能买到便宜的鞋子'],
]);

about('', 'what the end of a story asks in common words is about the story', [
  ['en', 'my neighbour’s son broke my window with a ball, who pays?'],
  ['fr', 'le fils du voisin a cassé ma vitre, qui paye ?'],
  ['es', 'el hijo del vecino rompió el cristal del coche, ¿quién paga?'],
  ['ru', 'сын соседа разбил стекло, кто платит?'],
  ['zh', '邻居的儿子打碎了我的窗户，谁付钱？'],
]);

about('', 'a receipt may be one from anywhere', [
  ['en', 'can I return these trousers without the receipt'],
  ['fr', 'je peux rendre ce pantalon sans le justificatif ?'],
  ['es', '¿puedo devolver este pantalón sin comprobante?'],
  ['ru', 'можно вернуть брюки без чека?'],
  ['zh', '没有小票能退裤子吗'],
]);

about('', 'who deletes is not what is to be removed from a picture', [
  ['en', 'my boss deleted my vacation request'],
  ['fr', 'mon chef a supprimé ma demande de congés'],
  ['es', 'mi jefe borró mi solicitud de vacaciones'],
  ['ru', 'начальник удалил моё заявление на отпуск'],
  ['zh', '老板把我的请假申请删了'],
]);

about('deleteAccount', 'the question that ends a story is answered, not what the words of the story ask together', [
  [
    'en',
    'So my kid used my laptop to sign up here without telling me. I don’t want any of this. How do I make the account vanish for good?',
  ],
  ['fr', 'Mon ado s’est inscrit avec mon adresse pendant les vacances, et moi j’en veux plus, comment on efface le compte ?'],
  ['es', 'Mi hijo se registró con mi correo y no quiero saber nada más de esto, ¿cómo hago para que desaparezca la cuenta?'],
  ['ru', 'Сын зарегистрировался с моей почты, пока я был на даче. Мне это всё не нужно, как снести аккаунт насовсем?'],
  ['zh', '我儿子拿我的邮箱注册了你们这个,我不想留着,怎么把号彻底弄没'],
]);

about('removeObject', 'a question without a thing is about that of the sentence before it', [
  ['en', 'there’s a bloke in the middle of my best wedding photo. can you zap him?'],
  ['fr', 'il y a un type au milieu de ma plus belle photo de mariage. vous pouvez le faire disparaître ?'],
  ['es', 'sale un señor en la mejor foto de la boda. ¿me lo pueden quitar?'],
  ['ru', 'на лучшей свадебной фотке какой-то мужик. можно его убрать?'],
  ['zh', '最好看的照片里有个大叔。能把他弄走吗？'],
]);

about('', 'a word is not heard in another one that begins like it', [
  ['en', 'he claims'],
  ['fr', 'j’adore'],
  ['fr', 'mon animal'],
  ['fr', 'quel pays ?'],
  ['fr', 'ma plante'],
  ['es', 'mi animal'],
  ['es', 'es normal'],
  ['ru', 'четверг'],
  ['ru', 'картошка'],
  ['ru', 'какая дорога'],
  ['ru', 'это слишком'],
  ['ru', 'шарик'],
  ['ru', 'это зависит'],
]);

about('about', 'what the site is for', [
  ['en', 'what can I do here'],
  ['fr', 'que puis-je faire ici ?'],
  ['es', 'qué puedo hacer aquí'],
  ['ru', 'что тут можно делать'],
  ['zh', '这里能做什么'],
]);

about('languages', 'a language is asked for by its edition', [
  ['en', 'is there a spanish edition'],
  ['fr', 'existe-t-il une version espagnole ?'],
  ['es', '¿hay una versión en inglés?'],
  ['ru', 'есть ли английская версия'],
  ['zh', '有英文版吗'],
]);
