import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: '举报违规内容',
  description: '举报在本站制作的图片、视频或声音。不需要账号，提交后会得到编号，可以用来查询处理结果。',
  lead: '有内容未经同意使用了你的形象，或者违反规则？告诉我们，每份举报都由真人处理。',
  url: '成品链接',
  reason: '有什么问题？',
  reasons: {
    me: '未经同意使用了我的形象',
    minor: '涉及未成年人',
    sexual: '色情内容',
    deception: '用来欺骗他人',
    copyright: '使用了我的作品',
    other: '其他',
  },
  message: '还有什么要补充的吗？（选填）',
  email: '你的邮箱，用来接收编号（选填）',
  send: '提交举报',
  errors: {
    required: '请填写此项。',
    tooLong: '请缩短到 {0|number} 个字符以内。',
    email: '请输入有效的邮箱地址。',
    other: '请检查此项。',
  },
  sent: {
    title: '举报已收到',
    body: '请记下这个编号，不用账号就能查询结果。',
    due: '我们会在 {0} 前答复。',
    another: '举报其他内容',
  },
  lookup: {
    title: '查询举报',
    number: '举报编号',
    show: '查看结果',
  },
  statuses: {
    open: '处理中',
    removed: '已删除',
    kept: '未删除',
  },
  reported: '提交时间',
  due: '答复期限',
  closed: '答复时间',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
