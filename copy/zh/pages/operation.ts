import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: '赚取积分',
  lead: '四种方式获得更多积分，其中两种完全免费。',
  description: '每日签到、邀请好友、首次购买礼包和订阅方案：在 Iridia 获得更多积分的所有方式。',
  checkIn: {
    title: '今日签到',
    body: '每天点一次。积分当天有效，到当地时间午夜为止。',
    amount: '每天 +{0|number} 积分',
    receive: '领取今日积分',
    received: '已领取，明天再来。',
  },
  inviting: {
    title: '邀请好友',
    body: '好友完成第一个作品后，你们都会获得积分，且不会过期。',
    amount: '各得 +{0|number} 积分',
    action: '邀请好友',
  },
  firstPack: {
    title: '首购礼包',
    body: '仅限首次购买。一次付费，不会续费。',
    amount: '{0|number} 积分',
    action: '{0} 购买',
    off: '优惠 {0}%',
  },
  plans: {
    title: '订阅方案',
    body: '每月获得新的积分，随时可以取消。',
    amount: '每月 {0} 起',
    action: '查看方案',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
