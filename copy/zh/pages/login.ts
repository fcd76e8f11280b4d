import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description: '登录或注册后，作品在哪台设备上都能看到，每天有免费积分，还能管理订阅。',
  titles: {
    login: '登录',
    register: '注册',
    reset: '重置密码',
    verify: '登录',
  },
  submit: {
    login: '登录',
    register: '注册',
    reset: '确认',
    verify: '登录',
  },
  leads: {
    login: '欢迎回来。',
    register: '每天都有免费积分，无需信用卡。',
    reset: '我们会把验证码发到你的邮箱。',
    verify: '为了确认是你本人，请获取邮箱验证码并输入。',
  },
  email: '邮箱',
  password: '密码',
  newPassword: '新密码',
  code: '验证码',
  send: '发送验证码',
  sending: '发送中…',
  resend: '{0} 秒后重新发送',
  showPassword: '显示密码',
  passwordHint: '6 到 20 个字符，包含小写字母、大写字母和数字。',
  or: '或',
  google: '使用 Google 账号继续',
  provider: '使用 {0} 继续',
  haveAccount: '已有账号？',
  toLogin: '登录',
  toRegister: '注册',
  toReset: '忘记密码？',
  passkey: '使用通行密钥登录',
  cancelReset: '取消重置密码',
  artTitle: '今天做点什么吧',
  artBody: '每天送你 {0|number} 积分。',
  rules: {
    emailRule1: '请输入有效的邮箱地址。',
    passwordRule: '请使用 6 到 20 个字符，至少包含一个小写字母、一个大写字母和一个数字，也可以使用这些符号：~!@#$%^&*()_+',
    codeRule: '请输入邮件中的验证码。',
  },
} satisfies NamespaceLoginTranslation;

export default login;
