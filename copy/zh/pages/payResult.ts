import type { NamespacePayResultTranslation } from '../../generated/types.ts';

const payResult = {
  title: '你的付款',
  description: '查看在 Iridia 的付款结果。',
  looking: { title: '正在查询付款', body: '请稍候。你不必在此等待：积分会自动到账。' },
  paid: { title: '付款已收到', body: '积分已进入你的余额。', action: '去创作' },
  failed: { title: '付款未成功', body: '没有扣款。可以换一张卡或换一种付款方式再试。', action: '查看价格' },
  open: { title: '付款仍在处理中', body: '如果稍后成功，积分会自动到账。', again: '再查询一次' },
  visitor: { title: '登录后查看付款', body: '付款只向付款的账号显示。' },
  absent: { title: '没有找到这笔付款', body: '地址可能不完整，或者这笔付款属于另一个账号。你的每笔付款都在积分记录里。' },
  none: { title: '没有可查询的付款', body: '这个地址没有指明任何付款。' },
} satisfies NamespacePayResultTranslation;

export default payResult;
