import type { NamespaceCreditsTranslation } from '../../generated/types.ts';

const credits = {
  title: '你的积分',
  left: '积分可用',
  used: '今日已用',
  reward: '邀请所得',
  daily: '每日免费',
  note: '每日免费积分当天有效。',
  action: '去创作',
  failed: '余额加载失败。',
  grants: { title: '积分来源', until: '{0} 前有效', lasting: '永久有效', failed: '明细加载失败。' },
} satisfies NamespaceCreditsTranslation;

export default credits;
