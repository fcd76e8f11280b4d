import type { NamespaceLegalTranslation } from '../../generated/types.ts';

const legal = {
  updated: '最近更新：{0}',
  operator: {
    title: '本站由谁运营',
    body: '本文中的“我们”是指运营本站的个人或公司。你也可以通过“联系我们”页面与我们联系。',
    name: '名称',
    address: '邮寄地址',
    email: '邮箱',
    law: '适用法律与管辖法院',
    missing: '暂未填写',
  },
  changes: '更新记录',
} satisfies NamespaceLegalTranslation;

export default legal;
