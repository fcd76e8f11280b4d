/** `/checkout/{txn}`: the form, the confirmation and the outcome. The URL is unguessable, and anyone who has it may pay. */
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { packById, type PackPrice } from '../../../contract/facts/prices.ts';
import type { Trx } from '../../db/transaction.ts';
import type { App, AppContext } from '../../http/app.ts';
import { readText } from '../../http/input.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { isFirstPurchase } from '../purchases/first-purchase.ts';
import type { Payment } from '../purchases/processor.ts';
import { runningOf, settle, type Settling } from '../purchases/settle.ts';
import { mistakesIn, outcomeOf, type Card } from './card.ts';
import { checkoutPolicy, confirmPage, endPage, formPage } from './page.ts';
import { isOverdue } from './processor.ts';

/** Maximum size of the form body in bytes. */
const maxBytes = 8 * 1024;

async function readForm(c: AppContext): Promise<Map<string, string>> {
  return new Map(new URLSearchParams(await readText(c, maxBytes)));
}

const endOf = ({ status }: Payment): 'paid' | 'declined' | 'expired' | null => {
  if (status === transactionStatuses.pending) return null;
  if (status === transactionStatuses.paid) return 'paid';
  return status === transactionStatuses.declined ? 'declined' : 'expired';
};

/** Checks again at payment time what was checked when the checkout was opened: two tabs must not result in two first purchases. */
async function checkOffer(services: Pick<Services, 'ledger'>, trx: Trx, payment: Payment): Promise<void> {
  await services.ledger.lock(trx, payment.account_id);
  const isRefused =
    payment.kind === 'plan'
      ? (await runningOf(trx, payment.account_id)) !== undefined
      : packById((payment.pack ?? payment.price) as PackPrice).firstPurchase === true && !(await isFirstPurchase(trx, payment.account_id));
  if (isRefused) throw new Refusal('alreadySubscribed');
}

/** Serves the checkout page of a payment and handles its form. */
export function serveCheckout(app: App, services: Settling & Pick<Services, 'secrets'>): void {
  const { db, clock, secrets } = services;

  const read = async (c: AppContext): Promise<Payment> => {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', c.req.param('txn') ?? '')
      .where('processor', '=', 'sandbox')
      .where('kind', '!=', 'renewal')
      .executeTakeFirst();
    if (!payment) throw new Refusal('notFound');
    return payment;
  };
  const show = (c: AppContext, html: string) =>
    c.html(html, 200, { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': checkoutPolicy });

  const decline = (payment: Payment) =>
    settle(services, {
      id: `declined:${payment.id}`,
      event: { kind: 'failed', payment: payment.id, status: transactionStatuses.declined },
    });

  const pay = async (payment: Payment): Promise<void> => {
    try {
      const event = { kind: 'paid', payment: payment.id, charge: `charge:${payment.id}`, subscription: null } as const;
      await settle(services, { id: `paid:${payment.id}`, event }, (trx) => checkOffer(services, trx, payment));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await decline(payment);
    }
  };

  app.get('/checkout/:txn', async (c) => {
    const payment = await read(c);
    const end = endOf(payment) ?? (isOverdue(payment, clock()) ? 'expired' : null);
    return show(c, end ? endPage(payment, end) : formPage(payment));
  });

  app.post('/checkout/:txn', async (c) => {
    const payment = await read(c);
    const form = await readForm(c);
    const before = endOf(payment) ?? (isOverdue(payment, clock()) ? 'expired' : null);
    if (before) return show(c, endPage(payment, before));
    const proof = form.get('proof');
    if (proof === undefined) {
      const card: Card = {
        name: form.get('name') ?? '',
        number: form.get('number') ?? '',
        expiry: form.get('expiry') ?? '',
        csc: form.get('csc') ?? '',
      };
      const mistakes = mistakesIn(card, clock());
      if (mistakes.length > 0) return show(c, formPage(payment, card, mistakes));
      const outcome = outcomeOf(card);
      if (outcome === 'asks') return show(c, confirmPage(payment, secrets.sign('checkout', payment.id)));
      await (outcome === 'pays' ? pay(payment) : decline(payment));
    } else if (secrets.verify('checkout', payment.id, proof)) await pay(payment);
    else return show(c, formPage(payment));
    return show(c, endPage(payment, endOf(await read(c)) ?? 'declined'));
  });
}
