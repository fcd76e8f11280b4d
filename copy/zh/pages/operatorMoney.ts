import type { NamespaceOperatorMoneyTranslation } from '../../generated/types.ts';

const operatorMoney = {
  title: '付款：逐笔对照积分账本',
  description: '供本站管理者使用：每一笔付款、它发放的积分、退款情况，以及对不上的账目。',
  heading: '付款',
  lead: '所有付款，最新的排在最前，并列出各自发放的积分。银行争议会显示为收回的积分。',
  show: '显示',
  states: { all: '全部', paid: '已付款', pending: '进行中', returned: '已退款', odd: '对不上', differs: '与支付服务商不符' },
  search: '邮箱、账号、付款或扣款编号',
  find: '查找',
  everything: '显示全部',
  empty: '没有付款。',
  kinds: { pack: '积分包', plan: '订阅', renewal: '订阅续费', unknown: '本站没有记录' },
  status: { pending: '进行中', paid: '已付款', declined: '被拒绝', expired: '已过期', refunded: '已退款' },
  ledger: '购买 {credits|number} 积分，发放 {given|number} 积分，收回 {taken|number} 积分',
  odd: '账本与这笔付款对不上。',
  differences: {
    noPayment: '支付服务商有这笔扣款，但本站没有对应的付款。请按邮箱找到买家，在支付服务商退款，或在“用户”页面发放积分。',
    noCharge: '已发放积分，但支付服务商没有这笔扣款。请在支付服务商核对；如果没有收到钱，请在“用户”页面收回积分。',
    otherAmount: '支付服务商扣款的金额与约定不同。请核对，并在支付服务商退还差额。',
    unknownRefund: '支付服务商已退款但没有通知本站，积分仍未收回。',
    disputed: '买家对这笔付款提出争议。请在期限前到支付服务商答复；如果败诉，积分会被收回。',
  },
  refund: { asked: '已向支付服务商申请退款。', done: '支付服务商已退款。' },
  acts: {
    apply: { label: '收回积分', body: '按退款的比例收回积分。' },
    refund: { label: '退款', body: '对方会收到全部退款。剩余的积分会被收回，用它支付的订阅也会终止。' },
  },
  columns: {
    id: '付款编号',
    account: '账号',
    email: '邮箱',
    kind: '类型',
    price: '价格',
    currency: '货币',
    status: '状态',
    at: '发起时间',
    settled: '付款时间',
    charge: '扣款编号',
    credits: '购买积分',
    given: '发放积分',
    taken: '收回积分',
  },
} satisfies NamespaceOperatorMoneyTranslation;

export default operatorMoney;
