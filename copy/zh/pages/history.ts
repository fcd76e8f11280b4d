import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: '积分记录',
  loading: '正在读取记录',
  failed: '无法获取记录。',
  empty: '还没有积分变动。',
  more: '显示更多',
  moreFailed: '无法获取其余记录。',
  csv: '下载 CSV',
  columns: { at: '时间', what: '事项', amount: '积分', balance: '之后余额' },
  kinds: { grant: '获得', hold: '预留', settle: '使用', release: '退回', expire: '过期', refund: '收回' },
  sources: { daily: '每日积分', checkin: '每日奖励', invite: '邀请', subscription: '订阅', pack: '积分包', job: '创作' },
} satisfies NamespaceHistoryTranslation;

export default history;
