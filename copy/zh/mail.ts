import type { Letters } from '../types/mail.ts';

const mail: Letters = {
  signature: '{product} 团队',
  registerCode: {
    subject: '{code} 是你的 {product} 验证码',
    paragraphs: ['请输入以下验证码，完成注册：', '验证码 {minutes} 分钟内有效，仅可使用一次。如果不是你本人操作，请忽略这封邮件。'],
    big: '{code}',
  },
  alreadyRegistered: {
    subject: '你已经注册过 {product} 账号',
    paragraphs: [
      '有人（很可能是你）想用这个邮箱注册账号。这个邮箱已经注册过，直接登录即可。忘了密码的话，请点击“忘记密码？”。',
      '这次申请的验证码是 {code}，登录时用不到它。如果不是你本人操作，请忽略这封邮件。',
    ],
  },
  verifyCode: {
    subject: '{code} 是你的 {product} 验证码',
    paragraphs: [
      '请输入以下验证码，确认是你本人操作：',
      '验证码 {minutes} 分钟内有效，仅可使用一次。如果不是你本人操作，忽略这封邮件即可：没有验证码，什么都不会改变。',
    ],
    big: '{code}',
  },
  passwordChanged: {
    subject: '你的 {product} 密码已修改',
    paragraphs: ['你的账号密码刚刚被修改，所有设备都已退出登录。', '如果不是你本人操作，请立即点击“忘记密码？”，重新设置。'],
  },
  passwordReplaced: {
    subject: '你的 {product} 密码已修改',
    paragraphs: ['你的账号密码刚刚在设置中被修改，其他设备均已退出登录。', '如果不是你本人操作，请立即点击“忘记密码？”，重新设置。'],
  },
  keyMade: {
    subject: '你的 {product} 账号新建了一个密钥',
    paragraphs: [
      '刚刚新建了一个名为“{name}”的密钥。任何程序拿到它，都能使用你的账号和积分。你可以在设置中找到并撤销它。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，所有密钥也会随之失效。',
    ],
  },
  factorOn: {
    subject: '你的 {product} 账号已开启两步验证',
    paragraphs: [
      '你的账号刚刚开启了两步验证。今后登录时，还需要填写身份验证器应用中的验证码。',
      '请妥善保存恢复码。如果手机丢失，每个恢复码可以登录一次。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  factorOff: {
    subject: '你的 {product} 账号已关闭两步验证',
    paragraphs: [
      '身份验证器应用刚刚从你的账号中移除。如果没有通行密钥，只用密码或 Google 就能登录。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  passkeyAdded: {
    subject: '你的 {product} 账号添加了一个通行密钥',
    paragraphs: [
      '你的账号刚刚添加了名为“{name}”的通行密钥，用它登录无需密码。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  passkeyRemoved: {
    subject: '你的 {product} 账号移除了一个通行密钥',
    paragraphs: [
      '名为“{name}”的通行密钥刚刚从你的账号中移除，不能再用来登录。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  recoveryUsed: {
    subject: '你的 {product} 账号使用了一个恢复码',
    paragraphs: [
      '有人（很可能是你）刚刚使用了一个恢复码。剩余恢复码：{left} 个。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  recoveryRenewed: {
    subject: '你的 {product} 账号生成了新的恢复码',
    paragraphs: [
      '有人（很可能是你）刚刚生成了新的恢复码，之前的恢复码已失效。',
      '如果不是你本人操作，请立即点击“忘记密码？”，重新设置密码，并通过“联系我们”页面告诉我们。',
    ],
  },
  googleJoined: {
    subject: '现在可以用 Google 登录 {product}',
    paragraphs: [
      '有人（很可能是你）用 Google 登录了，这个邮箱的 Google 账号已与你的账号关联。',
      '如果不是你本人操作，请检查 Google 账号是否安全，并通过“联系我们”页面告诉我们。',
    ],
  },
  openidJoined: {
    subject: '现在可以用 {provider} 登录 {product}',
    paragraphs: [
      '有人（很可能是你）用 {provider} 登录了，这个邮箱在 {provider} 的账号已与你的账号关联。',
      '如果不是你本人操作，请检查 {provider} 账号是否安全，并通过“联系我们”页面告诉我们。',
    ],
  },
  accountDeleted: {
    subject: '你的 {product} 账号已删除',
    paragraphs: ['你的账号和用它制作的所有内容都已删除。', '感谢你一路以来的陪伴。'],
  },
  receipt: {
    subject: '你的 {product} 收据',
    paragraphs: ['我们已收到你的付款，谢谢。', '{what}：{amount}', '日期：{date}', '付款编号：{txn}'],
  },
  paymentReturned: {
    subject: '你在 {product} 的一笔付款已退还',
    paragraphs: [
      '{what}：{amount}，付款日期 {date}。这笔购买未能完成，因为你之前已经买过，或者这项优惠已不再适用。我们已全额退款。',
      '退款可能需要几天才能到账。',
      '付款编号：{txn}',
    ],
  },
  renewal: {
    subject: '你的 {product} 订阅将于 {date} 续订',
    paragraphs: ['你的订阅“{what}”将于 {date} 自动续订，扣款 {amount}。', '在此之前，你可以随时在设置中更改或取消。'],
  },
  subscriptionEnds: {
    subject: '你的 {product} 订阅将于 {date} 到期',
    paragraphs: ['你已取消订阅“{what}”。{date} 之前仍可照常使用，不会再扣款。', '如果改变主意，到期前可以在设置中恢复订阅。'],
  },
  reportReceived: {
    subject: '我们已收到你的举报 {number}',
    paragraphs: ['感谢你告诉我们。我们会在 {hours} 小时内答复，处理结果可以在这里查看：', '{url}'],
  },
  reportRemoved: {
    subject: '你的举报 {number}：内容已删除',
    paragraphs: ['我们核实了你的举报，已删除相关内容及其副本。', '{outcome}', '你可以随时在这里查看我们的答复：', '{url}'],
  },
  reportKept: {
    subject: '你的举报 {number}：内容未删除',
    paragraphs: [
      '我们核实了你的举报，决定不删除相关内容。',
      '{outcome}',
      '你可以随时在这里查看我们的答复。如果情况有变，欢迎再次举报：',
      '{url}',
    ],
  },
  creationRemoved: {
    subject: '你在 {product} 的一个作品已被删除',
    paragraphs: [
      '我们核实举报后，删除了你的一个作品：{tool}，制作于 {date}。文件、分享链接和副本都已删除。',
      '{outcome}',
      '如果你认为有误，请通过“联系我们”页面告诉我们。',
    ],
  },
  uploadRemoved: {
    subject: '你在 {product} 的一个文件已被删除',
    paragraphs: [
      '我们核实举报后，删除了你在 {date} 上传的一个文件：它含有被举报的内容，或者就是被举报内容的副本。用到这个文件的已保存表单也一并删除了。',
      '{outcome}',
      '如果你认为有误，请通过“联系我们”页面告诉我们。',
    ],
  },
  accountClosed: {
    subject: '你的 {product} 账号已被关闭',
    paragraphs: [
      '由于违反了我们的规则，你的账号已被关闭，用它制作的内容也已全部删除。今后不会再扣款。',
      '{outcome}',
      '如果你认为有误，请通过“联系我们”页面告诉我们。',
    ],
  },
  contactMessage: { subject: '来自 {email} 的消息（{topic}）', paragraphs: ['{message}'] },
};

export default mail;
