import type { NamespaceInviteTranslation } from '../../generated/types.ts';

const invite = {
  title: '邀请好友，赚取积分',
  tips: {
    first: '把你的链接发给好友。',
    second: '好友做出第一个作品后，[你们各得 {0|number} 积分]。',
    third: '每天最多计入 {0|number} 位好友。',
    fourth: '这些积分永不过期。邀请自己不算，使用同一设备或同一网络的朋友也不算。',
  },
  link: '你的邀请链接',
  copy: '复制链接',
  copied: '已复制',
  byHand: '请手动复制选中的链接。',
  share: '分享',
  shareOn: '分享到 {0}',
  message: '来 Iridia 和我一起做贴纸、图片和视频吧。',
  loading: '正在加载链接',
  failed: '链接加载失败。',
} satisfies NamespaceInviteTranslation;

export default invite;
