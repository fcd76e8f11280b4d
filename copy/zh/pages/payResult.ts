import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: '你的付款',
  description: '你在 Iridia 的付款状态。',
  looking: { title: '正在查询付款', body: '请稍等。不用守在这里，积分会自动到账。' },
  paid: { title: '付款已收到', body: '积分已到账。', action: '去创作' },
  failed: { title: '付款失败', body: '没有扣款。请换一张卡或换一种支付方式。', action: '查看价格' },
  open: { title: '付款仍在处理中', body: '成功后积分会自动到账。', again: '再查询一次' },
  visitor: { title: '登录后查看付款', body: '只有付款时用的账号才能查看。' },
  absent: { title: '没有找到这笔付款', body: '链接可能不完整，或者这笔付款属于另一个账号。你的所有付款都在积分记录里。' },
  none: { title: '没有可显示的付款', body: '这个链接不对应任何付款。' },
} satisfies NamespacePayResultTranslation;

export default payResult;
