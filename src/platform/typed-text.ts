/**
 * Text that a person typed and that a reload would lose. It is derived from the document, so that a field added anywhere counts without being
 * registered.
 */

/** Kinds of inputs whose value is chosen and not typed. */
const chosen = new Set(['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !chosen.has(target.type));

const holdsText = (field: TextField): boolean => !field.readOnly && field.value.trim() !== '';

/** The same field of the same page has the same key after the page was left and entered again. */
const keyOf = (field: TextField): string => `${location.pathname} ${field.form?.getAttribute('aria-label') ?? ''} ${field.name}`;

/** Whether a field holds typed text now. */
export type HoldsTypedText = () => boolean;

/** Watches the fields of the document. */
export function watchTypedText(): HoldsTypedText {
  const written = new Map<string, { field: TextField; isSent: boolean }>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) written.set(keyOf(target), { field: target, isSent: false });
    },
    true,
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const entry of written.values()) if (entry.field.form === target) entry.isSent = true;
    },
    true,
  );
  return () => {
    for (const field of document.querySelectorAll<TextField>('input, textarea')) if (isTextField(field) && holdsText(field)) return true;
    for (const node of document.querySelectorAll<HTMLElement>('[contenteditable]')) {
      if (node.isContentEditable && node.textContent.trim() !== '') return true;
    }
    // A page that was left keeps its form: what was not sent is still there when the person comes back.
    for (const { field, isSent } of written.values()) if (!field.isConnected && !isSent && holdsText(field)) return true;
    return false;
  };
}
