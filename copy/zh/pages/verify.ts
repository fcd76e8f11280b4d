import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: '验证文件',
  description: '放入任意图片、视频或音频，看它是否在本站制作、带有哪些内容凭证。',
  lead: '我们读取文件，告诉你它自带的信息，然后就忘掉它。',
  drop: {
    label: '选择文件',
    title: '拖放、粘贴或选择文件',
    hint: '图片、GIF、视频或音频，最大 {0}',
    over: '松开即可检查',
  },
  or: '或',
  digest: {
    label: '文件的 SHA-256',
    placeholder: '64 位字母和数字',
    hint: '只发送摘要，文件留在你这里；查看内容凭证需要文件本身。',
    fault: 'SHA-256 由 64 个字符组成：0–9 和 a–f。',
    check: '查询',
  },
  inspecting: '正在检查……',
  failed: '无法检查此文件。',
  unreached: '无法连接服务器。',
  another: '再查一个',
  made: {
    yes: '在本站制作',
    yesBody: '我们的记录里有这个文件：{0}，{1}。',
    no: '不在我们的记录中',
    noBody: '这个文件不是在本站制作的，或者之后被改动过：改动一个字节，摘要就会不同。',
  },
  credentials: {
    title: '内容凭证（Content Credentials）',
    none: '文件不带内容凭证。这并不说明它是怎么来的：许多程序会移除它们。',
    notAsked: '它们存于文件之中：把文件放到上面即可读取。',
    fits: '与文件相符：签名之后没有被改动。',
    broken: '与文件不符：签名之后，文件或凭证被改动过。',
    signer: '签名者',
    generator: '制作工具',
    actions: '做过的操作',
    ingredients: '素材',
    unknown: '未注明',
  },
  actions: {
    created: '创建',
    edited: '编辑',
    opened: '打开',
    placed: '置入',
    converted: '转换',
  },
  sources: {
    trainedAlgorithmicMedia: '由生成式模型制作',
    compositeWithTrainedAlgorithmicMedia: '含模型生成的部分',
    algorithmicMedia: '按规则生成，未用训练模型',
    digitalCapture: '相机拍摄',
  },
  reportIt: '有问题？举报它',
} satisfies NamespaceVerifyTranslation;

export default verify;
