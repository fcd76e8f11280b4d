import type { NamespaceSecondStepTranslation } from '../../generated/types.ts';

const secondStep = {
  title: '确认是你本人',
  lead: '请输入身份验证器应用当前显示的验证码。如果手边没有，也可以使用恢复码。',
  code: '验证码',
  hint: '6 位数字或恢复码',
  submit: '继续',
  passkey: '使用通行密钥',
  waiting: '请按浏览器的提示操作',
  alone: '使用通行密钥登录',
  aloneLead: '浏览器会请你使用通行密钥。',
  again: '重试',
  back: '返回',
  lost: '都找不到了？请通过“联系我们”页面告诉我们。',
} satisfies NamespaceSecondStepTranslation;

export default secondStep;
