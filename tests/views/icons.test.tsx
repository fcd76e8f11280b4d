import { render } from '@testing-library/react';
import Plus from 'lucide-react/icons/plus';
import { expect, it } from 'vitest';

it('draws an icon as the build does: no class list of its own, hidden from screen readers, its parts inside', () => {
  const { container } = render(<Plus size={18} className="mark" />);
  const drawn = container.querySelector('svg')!;
  expect(drawn.getAttribute('class')).toBe('mark');
  expect(drawn.getAttribute('aria-hidden')).toBe('true');
  expect([drawn.getAttribute('width'), drawn.getAttribute('height'), drawn.getAttribute('stroke')]).toEqual(['18', '18', 'currentColor']);
  expect([...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(['M5 12h14', 'M12 5v14']);
});
