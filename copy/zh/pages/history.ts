import type { NamespaceHistoryTranslation } from '../../generated/types.ts';

const history = {
  title: '积分记录',
  loading: '正在加载记录',
  failed: '记录加载失败。',
  empty: '还没有获得或使用过积分。',
  more: '显示更多',
  moreFailed: '其余内容加载失败。',
  csv: '下载 CSV',
  plot: {
    title: '{0}以来的余额',
    about: '{0}以来的余额：当天 {1|number}，现在 {2|number}，最高 {3|number}。',
  },
  columns: { at: '日期', what: '说明', amount: '积分', balance: '余额' },
  kinds: { grant: '获得', hold: '冻结', settle: '使用', release: '退还', expire: '过期', refund: '收回' },
  sources: {
    daily: '每日免费积分',
    checkin: '每日奖励',
    invite: '邀请',
    subscription: '订阅',
    pack: '积分包',
    job: '创作',
    operator: '我们的团队',
  },
} satisfies NamespaceHistoryTranslation;

export default history;
