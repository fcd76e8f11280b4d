import type { NamespaceDevelopersTranslation } from '../../generated/types.ts';

const developers = {
  title: 'API：用程序制作图片和视频',
  description: '在你自己的程序里使用 Iridia：新建一个密钥，运行 curl、TypeScript 或 Python 示例，并查看所有接口的说明。',
  lead: '你在本站能做的，你的程序也能做：只需要一个密钥、你的账号和积分。',
  key: {
    title: '1. 新建密钥',
    body: '勾选查看和制作两项权限，然后把网站地址和密钥告诉你的程序。',
    open: '在设置中新建密钥',
  },
  make: { title: '2. 开始制作', body: '下面每个程序都会根据几个词制作一张贴纸，等它完成后保存为文件。' },
  more: {
    title: '其他说明',
    document: '全部接口以及每个工具的参数，采用 OpenAPI 3.1 格式：',
    tools: '全部工具、价格以及当前是否可用：',
    answers: '每个响应都包含代码、消息和数据。代码 100000 表示成功，其他代码表示被拒绝，原因写在消息里。',
    repeat: '请求需要消耗积分时，请带上 Idempotency-Key 请求头。重复发送同一请求，只扣一次积分。',
    limits: '价格、规则和限制与网站相同。制作的内容会出现在“我的作品”里，并带有同样的标注。',
  },
} satisfies NamespaceDevelopersTranslation;

export default developers;
