import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Проверить файл',
  description: 'Загрузите любую картинку, видео или звук: узнайте, сделаны ли они здесь и какие у них Content Credentials.',
  lead: 'Мы читаем файл, сообщаем, что он говорит о себе, и забываем его.',
  drop: {
    label: 'Выбрать файл',
    title: 'Перетащите файл, вставьте или выберите',
    hint: 'Картинка, GIF, видео или звук, до {0}',
    over: 'Отпустите, чтобы проверить',
  },
  or: 'или',
  digest: {
    label: 'SHA-256 файла',
    placeholder: '64 буквы и цифры',
    hint: 'Отправляется только контрольная сумма, файл остаётся у вас. Для Content Credentials нужен сам файл.',
    fault: 'SHA-256 состоит из 64 знаков: 0–9 и a–f.',
    check: 'Проверить',
  },
  inspecting: 'Проверяем…',
  failed: 'Не удалось проверить.',
  unreached: 'Сервер недоступен.',
  another: 'Проверить другой',
  made: {
    yes: 'Сделано здесь',
    yesBody: 'Этот файл есть в нашем журнале: {0}, {1}.',
    no: 'Нет в нашем журнале',
    noBody: 'Именно этот файл сделан не здесь или был изменён: один изменённый байт даёт другую сумму.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'Файл их не содержит. Это ничего не говорит о его происхождении: многие программы их удаляют.',
    notAsked: 'Они находятся в файле: загрузите его выше, чтобы прочитать их.',
    fits: 'Они соответствуют файлу: после подписи он не менялся.',
    broken: 'Они не соответствуют файлу: после подписи изменили его или их.',
    signer: 'Подписано',
    generator: 'Сделано в',
    actions: 'Что сделано',
    ingredients: 'Сделано из',
    unknown: 'не указано',
  },
  actions: {
    created: 'создано',
    edited: 'изменено',
    opened: 'открыто',
    placed: 'вставлено',
    converted: 'преобразовано',
  },
  sources: {
    trainedAlgorithmicMedia: 'генеративной моделью',
    compositeWithTrainedAlgorithmicMedia: 'смесь с частями, созданными моделью',
    algorithmicMedia: 'по правилам, без обученной модели',
    digitalCapture: 'снято камерой',
  },
  reportIt: 'Что-то не так? Сообщите о нём',
} satisfies NamespaceVerifyTranslation;

export default verify;
