import type { NamespaceOperatorSettingsTranslation } from '../../generated/types.ts';

const operatorSettings = {
  title: '设置：无需重启即可更改',
  description: '供本站管理者使用：免费积分、网站主体信息，以及哪些工具和 AI 模型可用，更改后无需重启。',
  heading: '设置',
  lead: '更改会在几秒内生效，无需重启；最近一次更改可以撤销。',
  show: '显示',
  kinds: { general: '常规', costs: '积分价格', offers: '售价', limits: '限额', engines: 'AI 模型', tools: '工具' },
  empty: '这里没有可设置的内容。',
  names: {
    dailyCredits: '每日免费积分',
    allowancesPerAddress: '同一地址每天可领取的访客数',
    operatorName: '网站主体',
    operatorAddress: '通信地址',
    operatorLaw: '适用法律和管辖法院',
  },
  costs: {
    image: '一张图片',
    gif: '一个动图',
    video: '由 AI 模型生成的视频',
    audio: '一段音频',
    text: '外部模型在聊天中的一次回答',
    composedVideo: '不用 AI 模型的视频',
  },
  offer: '{0}（划线价 {1}）· {2}',
  terms: { price: '价格', crossedOut: '旁边的划线价', credits: '积分（订阅为每月）' },
  limits: {
    uploadMegabytesByVisitor: '一位访客每天可上传的兆字节数',
    uploadMegabytesByUser: '一位用户每天可上传的兆字节数',
    uploadMegabytesByAddress: '同一网络地址每天可上传的兆字节数',
    generationByAddress: '同一网络地址十分钟内的创作数',
    chatByAccount: '同一账号十分钟内的聊天消息数',
    codeByAddress: '同一网络地址一小时内通过邮件发送的验证码数',
    contactByAccount: '同一账号一小时内通过联系页面发送的信件数',
  },
  on: '已开启',
  off: '已关闭',
  none: '未填写',
  configured: '与配置一致',
  instead: '配置值：{0}',
  value: '新的值',
  acts: {
    change: { label: '更改', body: '新的值会在几秒内对所有人生效。' },
    offer: { body: '适用于新的购买，进行中的订阅保持原价。' },
    turnOn: { label: '开启', body: '重新接受新的创作。' },
    turnOff: { label: '关闭', body: '不再接受新的创作，正在进行的会照常完成。' },
    undo: { label: '撤销', body: '恢复到最近一次更改之前。' },
  },
  changes: '最近的更改',
  columns: { id: '设置项', value: '当前值', configured: '配置值', changed: '最近更改' },
} satisfies NamespaceOperatorSettingsTranslation;

export default operatorSettings;
