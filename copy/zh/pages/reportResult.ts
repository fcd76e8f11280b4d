import type { NamespaceReportResultTranslation } from '../../generated/types.ts';

const reportResult = {
  title: '举报结果',
  description: '举报在本站制作的图片、视频或声音。无需账号；你会得到编号，48 小时内答复。',
  lead: '未经同意出现了你的形象，或有什么不对？告诉我们。每份举报都有人查看。',
  url: '它在哪里？请填网址',
  reason: '有什么问题？',
  reasons: {
    me: '它展示了我，而我没有同意',
    minor: '展示了未成年人',
    sexual: '色情内容',
    deception: '它会误导他人',
    copyright: '它使用了我的作品',
    other: '其他',
  },
  message: '还有什么要说明？（选填）',
  email: '你的邮箱，用来接收编号（选填）',
  send: '提交举报',
  errors: {
    required: '此项必填。',
    tooLong: '太长了：最多 {0|number} 个字符。',
    email: '这不是邮箱地址。',
    other: '这里有误。',
  },
  sent: {
    title: '举报已收到',
    body: '请保存此编号：在这里无需账号即可查询结果。',
    due: '我们会在 {0} 前答复。',
    another: '举报其他内容',
  },
  lookup: {
    title: '结果如何？',
    number: '举报编号',
    show: '查看结果',
  },
  statuses: {
    open: '处理中',
    removed: '已删除',
    kept: '予以保留',
  },
  reported: '提交时间',
  due: '答复期限',
  closed: '答复时间',
} satisfies NamespaceReportResultTranslation;

export default reportResult;
