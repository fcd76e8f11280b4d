import type { AnyStateNode } from 'xstate';
import { css } from 'styled-system/css';
import { definedTransitions, type Transition } from '../../../machines/kit/internals.ts';
import { delayNamed, paramsOf, spokenDelay, spokenGuard } from '../../../machines/kit/spoken.ts';

const nameOf = (reference: unknown): string => (typeof reference === 'string' ? reference : String((reference as { type: unknown }).type));

type Delays = Readonly<Record<string, number>>;

function words({ eventType, guard, actions }: Transition, delays: Delays): string {
  const delay = delayNamed(eventType);
  const what =
    delay !== null
      ? spokenDelay(delay, typeof delay === 'number' ? delay : (delays[delay] ?? 0))
      : eventType.replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers').replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails');
  return [
    what || 'at once',
    guard ? `[${spokenGuard(nameOf(guard), paramsOf(guard))}]` : '',
    actions.length > 0 ? `/ ${actions.map(nameOf).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A state with its description, its actors, its transitions, and the states in it. */
export function State({ node, active, delays }: { node: AnyStateNode; active: ReadonlySet<string>; delays: Delays }) {
  const isActive = active.has(node.id);
  const children = Object.values(node.states) as AnyStateNode[];
  return (
    <section
      data-state={node.id}
      data-active={isActive || undefined}
      aria-label={node.key}
      className={css({
        background: 'surface',
        borderRadius: 'md',
        border: '1px solid token(colors.line)',
        borderStyle: 'solid',
        padding: '10px 12px',
        display: 'flex',
        flexDirection: 'column',
        gap: '6px',
        fontSize: 'note',
        '&[data-active]': { borderColor: 'violet.500', boxShadow: '0 0 0 2px rgba(122,92,246,.35)' },
      })}
    >
      <h3 className={css({ fontSize: 'label', fontWeight: 650 })}>
        {node.key}
        <span className={css({ color: 'text.3', fontWeight: 400 })}>
          {node.type === 'parallel' ? ' · parallel' : node.type === 'history' ? ' · history' : node.type === 'final' ? ' · final' : ''}
        </span>
      </h3>
      {node.description && <p className={css({ color: 'text.2', maxWidth: '44ch' })}>{node.description}</p>}
      {node.invoke.map(({ id, src }) => (
        <p key={id} className={css({ color: 'link' })}>
          asks {nameOf(src)}
        </p>
      ))}
      <ul className={css({ display: 'flex', flexDirection: 'column', gap: '2px' })}>
        {definedTransitions(node).map((transition, index) => (
          <li
            key={`${transition.eventType}${index}`}
            data-to={transition.target?.[0]?.id}
            className={css({ paddingInline: '6px', borderRadius: 'xs', background: 'surface.2' })}
          >
            {words(transition, delays)}
            {transition.target ? ` → ${transition.target.map(({ key }) => key).join(', ')}` : ''}
          </li>
        ))}
      </ul>
      {children.length > 0 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '22px 44px', padding: '8px' })}>
          {children.map((child) => (
            <State key={child.id} node={child} active={active} delays={delays} />
          ))}
        </div>
      )}
    </section>
  );
}
