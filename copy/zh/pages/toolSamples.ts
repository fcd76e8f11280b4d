import type { NamespaceToolSamplesTranslation } from '../../generated/types.ts';

const toolSamples = {
  label: '试试示例',
  undo: '撤销',
  one: '示例',
  nth: '示例 {0}',
  scene: '日落时森林里的鹿',
  garden: '日落时花园里的女子',
  speech: '早上好，今天来做点新鲜的吧。',
  boat: '满月下海上的一艘帆船',
  balloon: '黎明时分群山上空的热气球',
  lighthouse: '日落时海边悬崖上的灯塔',
  beach: '海滩上戴眼镜的红发女子',
  snow: '雪中围着围巾的黑发女子',
  library: '图书馆里微笑的灰发女子',
  royal: '墨镜和皇冠',
  departure: '欢迎登船，请就座，我们五分钟后出发。',
  story: '从前，有一只小狐狸在雪地里捡到了一盏灯笼。',
  birthday: '生日快乐！今天的蛋糕我们请。',
} satisfies NamespaceToolSamplesTranslation;

export default toolSamples;
