import type { NamespacePricingTranslation } from '../../generated/types.ts';

const pricing = {
  title: '价格',
  lead: '积分可用于这里的一切，随时可以取消。',
  tabs: {
    label: '你想如何付款？',
    month: '按月',
    year: '按年',
    oneTime: '一次性',
  },
  off: '优惠 {0}%',
  tiers: {
    basic: '基础版',
    pro: '专业版',
    premium: '高级版',
  },
  popular: '最受欢迎',
  perMonth: '每月',
  billedYearly: '每年一次性支付 {0}',
  billedMonthly: '每月支付 {0}',
  monthly: '每月 {0} 积分',
  upTo: '最多 {0} 个视频或 {1} 张图片',
  everyTool: '所有工具，所有引擎',
  cancel: '在设置中按两下即可取消',
  choose: '选择{0}',
  subscribed: '已订阅',
  subscribedHint: '你已有订阅。更多积分请看一次性积分包。',
  packs: '积分包',
  amount: '{0|number} 积分',
  popularPack: '热门',
  best: '最划算',
  firstOnly: '仅限首次购买',
  per: '每美元 {0} 积分',
  summary: '你将获得',
  vip: {
    images: '{0} 张图片',
    videos: '或 {0} 个视频',
    once: '一次付款，不会续订',
    allTools: '所有工具，所有引擎',
  },
  buy: '以 {0} 购买',
  payment: '付款',
  payLoading: '支付页面加载中',
  payProblem: '抱歉，服务出错了，请稍后再试。',
  payFailed: { title: '付款未成功', body: '没有扣款。可以换一张卡或换一种付款方式再试。' },
} satisfies NamespacePricingTranslation;

export default pricing;
