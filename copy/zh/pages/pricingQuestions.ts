import type { NamespacePricingQuestionsTranslation } from '../../generated/types.ts';

const pricingQuestions = {
  title: '关于积分和订阅的问题',
  faqs: {
    free: {
      title: '一定要付费吗？',
      body: '不用。每天都有免费积分，不用注册，也不用绑卡，当天有效。',
    },
    expire: {
      title: '其他积分什么时候过期？',
      body: '订阅的积分在发放一个月后过期；积分包和邀请所得的积分，账号存在期间一直有效。',
    },
    failed: {
      title: '制作失败了怎么办？',
      body: '开始制作时积分先冻结，成品保存后才扣除；制作失败或你取消时全部退还。',
    },
    cancel: {
      title: '怎么取消订阅？',
      body: '在设置里两步即可取消。当前周期结束前仍可使用，之后不再扣款。',
    },
    change: {
      title: '可以更换订阅吗？',
      body: '可以，在设置里更换，新订阅从下一期开始。',
    },
    refund: {
      title: '可以退款吗？',
      body: '如果扣款有误，或者功能没能正常使用，请通过“联系我们”页面告诉我们。具体规定见服务条款。',
    },
  },
} satisfies NamespacePricingQuestionsTranslation;

export default pricingQuestions;
