import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: '你的积分',
  left: '剩余',
  used: '今日已用',
  reward: '来自邀请',
  daily: '每天',
  note: '每日积分每天更新，当天有效。',
  action: '去创作',
  failed: '无法读取余额。',
  grants: { title: '余额构成', until: '{0} 前有效', lasting: '永久有效', failed: '无法读取余额构成。' },
} satisfies NamespaceCreditsTranslation;

export default credits;
