import type { CheckoutWords } from '../types/checkout.ts';
import pricing from './pages/pricing.ts';

const checkout: CheckoutWords = {
  pack: '{credits} 积分',
  tiers: pricing.tiers,
  billings: { month: '按月', year: '按年' },
  title: '付款',
  sandbox: '测试模式：不会真正扣款。请使用卡号 4242 4242 4242 4242。',
  perMonth: '/ 月',
  perYear: '/ 年',
  name: '持卡人姓名',
  number: '卡号',
  expiry: '有效期',
  expiryHint: '月 / 年',
  csc: '安全码',
  pay: '支付 {amount}',
  confirmTitle: '银行需要你确认',
  confirmText: '请确认支付 {amount}。',
  confirm: '确认付款',
  paidTitle: '付款成功',
  paidText: '谢谢，积分已到账。',
  declinedTitle: '支付被拒绝',
  declinedText: '没有扣款，请换一张卡重试。',
  expiredTitle: '付款已超时',
  expiredText: '没有扣款，请从价格页面重新开始。',
  back: '返回网站',
  wrongName: '请按卡面填写姓名。',
  wrongNumber: '卡号好像不对，请检查。',
  wrongExpiry: '请填写还没过期的有效期，例如 08 / 31（月 / 年）。',
  wrongCsc: '请填写三位或四位安全码。',
  renews: '到期自动续订，可随时取消。',
  askPlans: '订阅多少钱？按月和按年的价格',
  askPacks: '不订阅购买积分多少钱？一次性积分包的价格',
};

export default checkout;
