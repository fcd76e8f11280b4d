import type { NamespaceOperatorPeopleTranslation } from '../../generated/types.ts';

const operatorPeople = {
  title: '用户：账号、积分与设备',
  description: '供本站管理者使用：查找账号、查看余额、发放或扣除积分、让所有设备退出登录，或关闭账号。',
  heading: '用户',
  lead: '最新的账号排在最前。只有填写原因之后才能查看他人的作品，原因会被保留。',
  search: '邮箱或账号 ID',
  find: '查找',
  all: '显示全部',
  empty: '没有账号使用这个邮箱或 ID。',
  visitor: '未注册的访客',
  since: '注册于 {0}',
  closed: '关闭于 {0}',
  factor: '两步验证',
  operator: '可以打开控制台',
  balance: '{0|number} 积分',
  sessions: '{0|number} 台已登录设备',
  keys: '{0|number} 个密钥',
  jobs: '{0|number} 个作品',
  payments: '{0|number} 笔付款',
  amount: '积分（负数表示扣除）',
  outcome: '原因（对方会读到）',
  acts: {
    factor: { label: '移除第二步', body: '移除此账号的身份验证器应用、通行密钥和恢复码？账号主人之后只凭密码就能登录，并会收到邮件。' },
    made: { label: '查看作品', body: '一小时内可以看到对方最新的作品。' },
    credits: { label: '发放或扣除积分', body: '发放的积分永不过期。' },
    sessions: { label: '退出所有设备', body: '所有设备都会退出登录，密钥也会失效。' },
    close: { label: '关闭账号', body: '账号和用它制作的一切都会被永久删除。对方会收到附有原因的邮件。' },
  },
  made: { title: '最新作品', none: '这个账号没有作品，或已经删除。', file: '打开文件 {0}' },
  columns: {
    id: '账号',
    email: '邮箱',
    at: '注册时间',
    closed: '关闭时间',
    balance: '积分',
    jobs: '作品',
    payments: '付款',
  },
} satisfies NamespaceOperatorPeopleTranslation;

export default operatorPeople;
