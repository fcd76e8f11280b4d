import type { NamespaceContactUsTranslation } from '../../generated/types.ts';

const contactUs = {
  title: '联系我们',
  lead: '想说什么都可以，会有真人阅读，并用邮件回复。',
  description: '使用疑问、付款问题、故障或建议，都可以写给 Iridia 团队。每条留言都有真人阅读，并用邮件回复。',
  topic: '关于哪方面？',
  topics: { question: '使用疑问', billing: '付款与积分', problem: '遇到故障', other: '其他' },
  email: '你的邮箱',
  message: '你的留言',
  placeholder: '遇到了什么情况？本来应该是什么样？',
  send: '发送',
  errors: {
    required: '请填写此项。',
    tooLong: '请缩短到 {0|number} 个字符以内。',
    email: '请输入有效的邮箱地址。',
    other: '请检查此项。',
  },
  sent: {
    title: '留言已发送',
    body: '谢谢，我们会回复到你填写的邮箱。',
    another: '再写一条留言',
  },
} satisfies NamespaceContactUsTranslation;

export default contactUs;
