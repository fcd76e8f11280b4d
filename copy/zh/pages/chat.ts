import type { NamespaceChatTranslation } from '../../generated/types.ts';

const chat = {
  log: '对话',
  help: '小助手：答案来自本站页面',
  model: '语言模型：回答可能有误',
  asking: '正在连接…',
  free: '免费',
  eachAnswer: '每次回答 {0|number} 积分',
  empty: '想了解什么？',
  emptyBody: '用自己的话提问。点击“发送”之前，内容不会发出去。',
  samples: {
    sticker: '怎样用照片做贴纸？',
    credits: '制作失败了，积分会怎样？',
    price: '订阅多少钱？',
    delete: '怎样删除账号？',
  },
  you: '你',
  assistant: 'Iridia',
  writing: '正在输入…',
  message: '你的消息',
  placeholder: '输入你的问题',
  tooLong: '请缩短到 {0|number} 个字符以内。',
  hint: '按 Enter 发送，Shift + Enter 换行。',
  send: '发送',
  stop: '停止',
  clear: '新对话',
  broken: '回答中断了，你的问题还在。',
  signIn: '登录后就能得到回答。',
  kept: '聊天内容只留在这个标签页里。',
} satisfies NamespaceChatTranslation;

export default chat;
