import { expect, it } from 'vitest';
import type { Locale } from '../../../contract/facts/locales.ts';
import { questionsIn, type Asked } from '../questions.ts';

/** Questions that hold the words of another question, each with the topic that it is about. */
const questions: readonly (readonly [Locale, string, Asked['topic'] | undefined])[] = [
  ['en', 'How do I delete my account? Thanks so much', 'deleteAccount'],
  ['en', 'How much is a video? Thanks so much', 'costs'],
  ['en', 'What will you do with the photos of me?', 'privacy'],
  ['en', 'Can you tell me how much a Halloween video costs?', 'tool'],
  ['en', 'How much can I upload?', 'fileSize'],
  ['en', 'Delete my Google account', undefined],
  ['fr', 'supprimer mon compte Google', undefined],
  ['ru', 'удалить аккаунт Google', undefined],
  ['es', 'borrar mi cuenta de Google', undefined],
  ['zh', '删除我的谷歌账号', undefined],
  ['en', 'Can I log in with Google?', 'signIn'],
  ['en', 'Can I pay with Google Pay?', 'payment'],
  ['fr', 'combien de temps pour une vidéo', 'wait'],
  ['es', 'Vale, ¿cómo borro mi cuenta?', 'deleteAccount'],
  ['es', '¿Cuánto vale un video?', 'costs'],
  ['es', '¿Cuánto me sale un video?', 'costs'],
  ['fr', 'Chère équipe, comment supprimer mon compte ?', 'deleteAccount'],
  ['fr', 'Un abonnement, c’est cher ?', 'plans'],
  ['ru', 'Сколько мне нужно кредитов на видео?', 'costs'],
  ['zh', '贵公司怎么删除账号', 'deleteAccount'],
  ['zh', '贵站怎么删除账号', 'deleteAccount'],
  ['zh', '会员贵不贵', 'plans'],
  ['zh', '头像多少积分', 'tool'],
  ['zh', '没有手机号能用吗', 'signIn'],
  ['zh', '人工智能客服', 'contact'],
  ['zh', '换头像', undefined],
  ['en', 'How long for a video', 'wait'],
  ['en', 'How long can a video be?', 'videoLength'],
  ['fr', 'Cher support, comment supprimer mon compte ?', 'deleteAccount'],
  ['en', 'how old do i have to be to use face swap', 'age'],
  ['en', 'will there be a watermark on my images', 'marks'],
  ['ru', 'на картинках будет водяной знак?', 'marks'],
  ['es', 'olvidé la contraseña de mi wifi', undefined],
  ['ru', 'как удалить приложение с компьютера', undefined],
  ['es', 'quiero borrar una sola foto que hice, no la cuenta', 'deleteOne'],
  ['en', 'I want to delete one picture, not my account', 'deleteOne'],
];

it.each(questions)('in %s “%s” is about %s', (locale, question, topic) => {
  expect(questionsIn(locale).find(question)[0]?.topic).toBe(topic);
});
