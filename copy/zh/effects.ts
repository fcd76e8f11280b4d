import type { EffectNames } from '../types/effects.ts';

const effects: EffectNames = {
  witch: '女巫',
  vampire: '吸血鬼',
  pumpkin: '南瓜头',
  skeleton: '骷髅',
  zombie: '僵尸',
  hug: '拥抱',
  kiss: '亲吻',
  cartoon: '卡通',
  watercolour: '水彩',
  oil: '油画',
  pencil: '铅笔素描',
  'pop-art': '波普艺术',
  pixel: '像素画',
  duotone: '双色调',
  'low-poly': '低多边形',
};

export default effects;
