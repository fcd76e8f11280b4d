import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  noScripts: '要在这里制作内容，请在浏览器中开启 JavaScript。不开启也可以浏览所有页面。',
  offline: '网络已断开。可以继续浏览，恢复连接后才能制作。',
  freshness: { ready: '网站有新版本了。', loses: '刷新后，你在这里输入或选择的内容会丢失。', reload: '刷新' },
  loadingPage: '正在加载页面',
  notifications: '通知',
  away: {
    title: '网络已断开',
    body: '这个页面之前没有打开过，暂时无法查看。最近的作品可以在“我的作品”里看到。',
    mine: '我的作品',
  },
  unreached: {
    title: '连不上网站',
    body: '可能是网络断了，也可能是网站没有响应。请检查网络后重试。',
  },
  asleep: {
    title: '网站暂时打不开',
    body: '几分钟后就会恢复，你的积分和作品都没有受影响。',
  },
  missing: {
    title: '页面不存在',
    body: '链接可能已失效，或者地址有误。',
    tools: '查看全部工具',
  },
  broken: {
    title: '服务器内部错误',
    body: '我们这边出了点问题，你的积分和作品都没有受影响。',
    lostTitle: '页面没有完全加载',
    lostBody: '可能是网络断开了，请检查网络后重试。',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
