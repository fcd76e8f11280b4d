import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: '联系我们',
  lead: '告诉我们你的想法。会有人阅读，并通过邮件回复你。',
  description: '写信给 Iridia 团队：提问、付款、故障或其他任何事情。',
  topic: '关于什么？',
  topics: { question: '提问', billing: '付款与积分', problem: '有东西不能用', other: '其他' },
  email: '你的邮箱',
  message: '你的留言',
  placeholder: '发生了什么？你原本期望怎样？',
  send: '发送',
  errors: {
    required: '请填写此项。',
    tooLong: '内容过长：最多 {0|number} 个字符。',
    email: '这不是有效的邮箱地址。',
    other: '这里有些不对。',
  },
  sent: {
    title: '留言已送达',
    body: '谢谢。我们会回复到你填写的邮箱。',
    another: '再写一条留言',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
