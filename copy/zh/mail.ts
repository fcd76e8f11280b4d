import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: '{product} 团队',
  registerCode: {
    subject: '您的 {product} 验证码是 {code}',
    paragraphs: ['请输入以下验证码来创建账号：', '验证码仅可使用一次，10 分钟内有效。如果不是您本人申请，请忽略这封邮件。'],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: '您已有 {product} 账号',
    paragraphs: [
      '有人（很可能是您）想用这个邮箱创建账号。该邮箱已经注册过，直接登录即可。如果忘记了密码，请选择“忘记密码”。',
      '所申请的验证码是 {code}，登录时不需要它。如果不是您本人操作，请忽略这封邮件。',
    ],
  },
  verifyCode: {
    subject: '您的 {product} 验证码是 {code}',
    paragraphs: [
      '请输入以下验证码，确认是您本人：',
      '验证码仅可使用一次，10 分钟内有效。如果不是您本人申请，可能有人知道了您的密码，请尽快修改。',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: '您的 {product} 密码已修改',
    paragraphs: ['您的账号密码刚刚被修改，所有设备均已退出登录。', '如果不是您本人操作，请立即选择“忘记密码”。'],
  },
  passwordReplaced: {
    subject: '您的 {product} 密码已修改',
    paragraphs: ['您的账号密码刚刚在设置中被修改，其他设备均已退出登录。', '如果不是您本人操作，请立即选择“忘记密码”。'],
  },
  googleJoined: {
    subject: '现在可以用 Google 登录 {product}',
    paragraphs: [
      '有人（很可能是您）用 Google 登录，该邮箱的 Google 账号已与您的账号关联。',
      '如果不是您本人操作，请通过联系页面告诉我们，并检查 Google 账号的安全。',
    ],
  },
  accountDeleted: {
    subject: '您的 {product} 账号已删除',
    paragraphs: ['您的账号及用它创作的一切内容均已删除。', '感谢您曾经的陪伴。'],
  },
  receipt: {
    subject: '您的 {product} 收据',
    paragraphs: ['谢谢！我们已收到您的付款。', '{what}：{amount}', '日期：{date}', '编号：{txn}'],
  },
  paymentReturned: {
    subject: '{product} 已将一笔付款退还给您',
    paragraphs: [
      '{what}：{amount}，付款日期 {date}。这笔购买无法完成：您此前已经买过，或者该优惠已不再适用。款项已全额退还。',
      '到账可能需要几天时间。',
      '编号：{txn}',
    ],
  },
  renewal: {
    subject: '您的 {product} 订阅将于 {date} 续订',
    paragraphs: ['您的订阅“{what}”将于 {date} 续订，金额为 {amount}。', '在此之前，您可以在设置中更改或取消，只需点两下。'],
  },
  subscriptionEnds: {
    subject: '您的 {product} 订阅将于 {date} 结束',
    paragraphs: ['您已取消“{what}”。在 {date} 之前仍可使用，不会再扣款。', '在此之前，您可以在设置中撤回取消。'],
  },
  reportReceived: {
    subject: '我们已收到您的举报 {number}',
    paragraphs: ['感谢您告诉我们。我们会在 48 小时内答复。您可以在这里查看处理结果：', '{url}'],
  },
  reportRemoved: {
    subject: '您的举报 {number}：内容已删除',
    paragraphs: ['我们查看了您的举报，已删除该内容及其副本。', '{outcome}', '您可以随时在这里查看处理结果：', '{url}'],
  },
  reportKept: {
    subject: '您的举报 {number}：内容予以保留',
    paragraphs: [
      '我们查看了您的举报，决定不删除该内容。',
      '{outcome}',
      '您可以随时在这里查看处理结果；如情况有变，欢迎再次举报：',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: '您在 {product} 的一项作品已被删除',
    paragraphs: [
      '我们在收到举报后删除了您的一项作品：{tool}，创建于 {date}。文件、分享链接和副本均已删除。',
      '{outcome}',
      '如果您认为有误，请通过联系页面告诉我们。',
    ],
  },
  uploadRemoved: {
    subject: '您在 {product} 的一个文件已被删除',
    paragraphs: [
      '我们在收到举报后删除了您于 {date} 上传的一个文件：它含有被举报的内容，或是其副本。使用该文件的已保存表单也一并删除。',
      '{outcome}',
      '如果您认为有误，请通过联系页面告诉我们。',
    ],
  },
  accountClosed: {
    subject: '您的 {product} 账户已被关闭',
    paragraphs: [
      '由于违反了我们的规则，我们关闭了您的账户，并删除了其中创建的全部内容。今后不会再扣款。',
      '{outcome}',
      '如果您认为有误，请通过联系页面告诉我们。',
    ],
  },
  contactMessage: { subject: '来自 {email} 的消息（{topic}）', paragraphs: ['{message}'] },
};

export default mail;
