import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: '验证文件：是不是在这里做的？',
  description: '检查图片、视频或音频：看它是不是在 Iridia 制作的，带有哪些内容凭证。文件不会保存。',
  lead: '添加一个文件，我们会检查并显示其中记录的信息，不会保存文件。',
  drop: {
    label: '选择文件',
    title: '拖入、粘贴或选择文件',
    hint: '图片、GIF、视频或音频，最大 {0}',
    over: '松开即可添加',
  },
  or: '或',
  digest: {
    label: '文件的 SHA-256',
    placeholder: '64 位字母和数字',
    hint: '只发送这 64 个字符，文件不会离开你的设备。读取内容凭证需要文件本身。',
    fault: 'SHA-256 应为 64 个字符，只含 0–9 和 a–f。',
    check: '查询',
  },
  inspecting: '正在检查文件…',
  failed: '文件检查失败。',
  unreached: '连不上服务器，请重试。',
  another: '检查另一个文件',
  made: {
    yes: '在本站制作',
    yesBody: '我们的记录里有这个文件：{0}，{1}。',
    no: '不在我们的记录中',
    noBody: '这个文件不是在这里做的，或者之后改动过。哪怕只改动一个字节也对不上。',
  },
  credentials: {
    title: '内容凭证 (Content Credentials)',
    none: '这个文件没有内容凭证。但不能据此判断它是怎么做的，许多程序会去掉内容凭证。',
    notAsked: '内容凭证存在文件里，把文件添加到上方就能读取。',
    fits: '有效：签名之后文件没有改动。',
    broken: '无效：签名之后文件或凭证改动过。',
    signer: '签名者',
    generator: '制作工具',
    actions: '操作记录',
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
    compositeWithTrainedAlgorithmicMedia: '部分由生成式模型制作',
    algorithmicMedia: '按规则生成，未使用训练过的模型',
    digitalCapture: '相机拍摄',
  },
  reportIt: '内容有问题？举报',
} satisfies NamespaceVerifyTranslation;

export default verify;
