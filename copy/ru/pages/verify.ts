import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Проверка файла: создан ли он здесь',
  description:
    'Проверьте изображение, видео или аудио: создан ли файл в Iridia и какие Content Credentials он содержит. Мы ничего не сохраняем.',
  lead: 'Добавьте файл: мы покажем, что в нём записано, и не станем его хранить.',
  drop: {
    label: 'Выбрать файл',
    title: 'Перетащите файл, вставьте его или выберите',
    hint: 'Изображение, GIF, видео или аудио, до {0}',
    over: 'Отпустите файл здесь',
  },
  or: 'или',
  digest: {
    label: 'SHA-256 файла',
    placeholder: '64 символа: буквы и цифры',
    hint: 'Отправятся только эти 64 символа, файл останется у вас. Чтобы прочитать Content Credentials, нужен сам файл.',
    fault: 'SHA-256 состоит из 64 символов: 0–9 и a–f.',
    check: 'Проверить',
  },
  inspecting: 'Проверяем файл…',
  failed: 'Не удалось проверить файл.',
  unreached: 'Сервер не отвечает. Попробуйте ещё раз.',
  another: 'Проверить другой файл',
  made: {
    yes: 'Сделано здесь',
    yesBody: 'Именно этот файл есть в наших записях: {0}, {1}.',
    no: 'Нет в наших записях',
    noBody: 'Файл создан не здесь или потом изменён: хватит и одного байта.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'В файле их нет. Это ничего не говорит о том, как он создан: многие программы их удаляют.',
    notAsked: 'Они хранятся в самом файле: чтобы их прочитать, добавьте его выше.',
    fits: 'Действительны: после подписи файл не менялся.',
    broken: 'Недействительны: после подписи изменили файл или сами данные.',
    signer: 'Кто подписал',
    generator: 'Чем сделано',
    actions: 'Что с ним делали',
    ingredients: 'Из чего сделано',
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
    compositeWithTrainedAlgorithmicMedia: 'частично генеративной моделью',
    algorithmicMedia: 'по правилам, без обученной модели',
    digitalCapture: 'снято камерой',
  },
  reportIt: 'С файлом что-то не так? Пожаловаться',
} satisfies NamespaceVerifyTranslation;

export default verify;
