/** Colors shared by the design system and the server-rendered pages, each as a light and a dark variant. */
export type Themed = readonly [light: string, dark: string];

export const violet = '#7A5CF6';

export const colors = {
  canvas: ['#F7F6FC', '#0C0A16'],
  surface: ['#FFFFFF', '#161327'],
  text: ['#17132A', '#F4F2FC'],
  text2: ['#565170', '#B7B1CE'],
  text3: ['#6B6684', '#948EAE'],
  line: ['rgba(38,26,88,.10)', 'rgba(226,218,255,.10)'],
  control: ['#8B86A3', '#7A7497'],
  link: ['#6843E6', '#B3A2FF'],
  action: ['#6F4FF0', '#6F4FF0'],
  actionHover: ['#5F3FDD', '#6343E4'],
  danger: ['#C4324A', '#FF8FA0'],
  dangerSoft: ['#FFF0F2', '#3A1622'],
  success: ['#0F7A57', '#5FE0B4'],
  successSoft: ['#E6F8F1', '#0E2E25'],
  warn: ['#8F5600', '#FFC96B'],
  warnSoft: ['#FFF5DF', '#33260D'],
} as const satisfies Record<string, Themed>;
