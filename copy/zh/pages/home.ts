import type { NamespaceHomeTranslation } from '../../generated/types.ts';

const home = {
  title: '在线制作贴纸、图片、视频和配音',
  description: '输入一句话或上传照片，就能做贴纸、图片、视频和配音。每天都有免费积分，无需信用卡。',
  headline: '今天想做',
  headlineEnd: '点什么？',
  lead: '输入一句话或上传照片。生成前可查看所需积分，失败全额退还。',
  composer: {
    label: '想做点什么？',
    placeholder: '太空里戴墨镜的开心狐狸',
    placeholderOfVoice: '早上好，你的咖啡好了。',
    modes: '做什么',
    sticker: '贴纸',
    image: '图片',
    video: '视频',
    voice: '语音',
    face: '换脸',
    go: '开始制作',
    camera: '拍照',
    photo: '添加照片',
  },
  note: '无需信用卡 · 每天送 {0|number} 积分',
  withoutModels: '本站还没有模型，去添加',
} satisfies NamespaceHomeTranslation;

export default home;
