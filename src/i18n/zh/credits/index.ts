import type { NamespaceCreditsTranslation } from '../../i18n-types.ts';

const credits = {
  title: '你的积分',
  left: '剩余',
  used: '今日已用',
  reward: '来自邀请',
  daily: '每天',
  note: '每日积分每天更新，当天有效。',
  action: '去创作',
  failed: '无法读取余额。',
} satisfies NamespaceCreditsTranslation;

export default credits;
