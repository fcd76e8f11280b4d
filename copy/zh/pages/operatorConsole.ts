import type { NamespaceOperatorConsoleTranslation } from '../../generated/types.ts';

const operatorConsole = {
  title: '控制台：本站数据与操作记录',
  description: '供本站管理者使用：来了多少访客、生成了什么、等了多久，以及谁做了哪些操作，都在这里一目了然。',
  loading: '正在加载…',
  failed: '控制台加载失败，请重试。',
  code: {
    label: '验证码',
    app: '应用中的 6 位数字，或恢复码',
    open: '打开控制台',
  },
  setUp: {
    title: '设置第二重验证',
    body: '打开控制台之前，请先绑定身份验证器应用。在装有该应用的设备上打开链接，或把密钥输入应用，然后填写它显示的验证码。',
    key: '密钥',
    link: '在验证器应用中打开',
    confirm: '确认',
  },
  recovery: {
    title: '保存你的恢复码',
    body: '如果验证器应用丢失，每个恢复码可以打开一次控制台。恢复码只在此时显示，请妥善保存。',
    kept: '我已保存',
  },
  prove: {
    title: '确认是你本人',
    body: '请输入身份验证器应用当前显示的验证码。',
  },
  heading: '控制台',
  now: {
    title: '当前',
    waiting: '等待中',
    running: '进行中',
  },
  days: {
    title: '最近 {days} 天',
    visitors: '新访客',
    accounts: '新账号',
    made: '已完成',
    failed: '失败',
    paid: '付款',
    wait: '通常等待时间',
    total: '共 {0}',
    today: '今天 {0}',
    none: '暂无数据',
    table: '以表格显示',
    day: '日期',
  },
  record: {
    title: '操作记录',
    more: '显示更早的记录',
    empty: '暂无记录。',
  },
  acts: {
    factorConfirmed: '设置了第二重验证',
    consoleOpened: '打开了控制台',
    recoveryUsed: '用恢复码打开了控制台',
    packAdded: '添加了模型',
    packRemoved: '移除了模型',
    jobCanceled: '取消了一个作品',
    jobGivenBack: '退还了一个作品的积分',
    reportRemoved: '删除了被举报的内容',
    reportKept: '保留了被举报的内容',
    reportClosed: '删除了被举报的内容并关闭账号',
    reportRetargeted: '注明了举报所指的内容',
    creationsSeen: '查看了某个账号的作品',
    creditsGiven: '发放了积分',
    creditsTaken: '扣除了积分',
    sessionsEnded: '让某个账号退出所有设备',
    accountClosed: '关闭了一个账号',
  },
} satisfies NamespaceOperatorConsoleTranslation;

export default operatorConsole;
