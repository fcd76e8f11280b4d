import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  offline: '网络已断开。屏幕上的内容会保留，新任务会等你恢复连接。',
  freshness: { ready: '网站有新版本了。', reload: '刷新' },
  loadingPage: '页面加载中',
  notifications: '通知',
  missing: {
    title: '页面未找到',
    body: '这个地址没有内容。页面可能已移动，或从未存在。',
    tools: '查看全部工具',
  },
  broken: {
    title: '服务器内部错误',
    body: '我们这边出了点问题。你的积分和作品都是安全的。',
    lostTitle: '此页面有一部分未能加载',
    lostBody: '可能是网络中断，或网站已有新版本。重新加载即可。',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
