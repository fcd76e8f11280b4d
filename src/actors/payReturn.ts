import { payReturnMachine } from '../../machines/payReturn/payReturn.machine.ts';
import { payResultFlow } from './payment.ts';
import type { Root } from './root.ts';

/** The actor of the page that a payment returns to; the payment loads with it, because it must exist when its outcome is wanted. */
export const payReturnFlow = (root: Root) =>
  root.keep({ role: 'payReturn' }, () => {
    payResultFlow(root);
    return { logic: payReturnMachine };
  });
