import type { NamespaceOperationTranslation } from '../../generated/types.ts';

const operation = {
  title: '获取免费积分',
  lead: '领取每日奖励、邀请好友可以得到免费积分，也可以购买积分包或订阅。',
  description: '在 Iridia 获得免费积分：领取每日奖励、邀请好友，还可以看看首购积分包和订阅各有多少积分。',
  checkIn: {
    title: '每日奖励',
    body: '每天可以领取一次，当天有效（按你所在地的时间）。',
    account: '奖励会存入账号。先登录或注册，我们会自动为你领取。',
    amount: '每天 +{0|number} 积分',
    receive: '领取今日积分',
    received: '已领取，明天再来。',
  },
  inviting: {
    title: '邀请好友',
    body: '好友做出第一个作品后，你们都能得到永不过期的积分。',
    amount: '各得 +{0|number} 积分',
    action: '邀请好友',
  },
  firstPack: {
    title: '首购积分包',
    body: '仅限首次购买，一次付款，不自动续费。',
    amount: '{0|number} 积分',
    action: '立即购买 · {0}',
    off: '省 {0}%',
  },
  plans: {
    title: '订阅',
    body: '每月有新的积分，随时可以取消。',
    amount: '每月 {0} 起',
    action: '查看订阅',
  },
} satisfies NamespaceOperationTranslation;

export default operation;
