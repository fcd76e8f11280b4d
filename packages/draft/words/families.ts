/** Words for people who belong together. */

export const isFamily = (words: string): boolean =>
  /^(famil(y|ia|le)|famille|семь[яиюей]+|家庭|一家|一家人|一家[三四五六]口|全家|全家福)$/i.test(words);
export const isCouple = (words: string): boolean =>
  /^(couple|(?:elderly|old) couple|vieux couple|couple (?:[aâ]g[eé]|de vieux)|pareja de (?:ancianos|abuelos)|пожил(?:ая|ую|ой) пар[аыеу]|老夫妻|老两口|老年夫妇|parents|padres|родител(?:и|ей|ям|ями)|父母|爸妈|(?:deux |les |des |couple d.)amoureux|pareja|(?:dos |los |unos |pareja de )enamorados|情侣|夫妻|恋人|влюбленные|влюбл[её]нн(?:ая|ой|ую) пар[аыу]|пара влюбл[её]нных|молодая пара|семейная пара)$/i.test(
    words,
  );
