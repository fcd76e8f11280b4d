/** Draws a Lucide icon; `scripts/build/vite/icons.ts` puts it in the place of the package's own component. */
import { createElement, type ComponentProps, type ReactElement } from 'react';

type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
type IconProps = ComponentProps<'svg'> & { size?: number | string };

export default (drawing: Drawing) =>
  function Icon({ size = 24, ...rest }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // The text beside it is the label; the icon is decorative.
        'aria-hidden': true,
        ...rest,
      },
      drawing.node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
