/** `/checkout/{txn}` with Stripe: our own page, into which Stripe's script inserts its form. */
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { productName } from '../../../contract/facts/product.ts';
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { App } from '../../http/app.ts';
import { html, page } from '../../http/page.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Payment } from '../purchases/processor.ts';
import { words } from '../purchases/words.ts';
import type { StripeProcessor } from './processor.ts';

/** A separate file, because the policy forbids inline scripts. */
const script = `
const { dataset } = document.getElementById('checkout');
const stripe = window.Stripe(dataset.key);
const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret: dataset.secret });
checkout.mount('#checkout');
`;

/** How long the secret of a payment is kept (milliseconds), and of how many payments. */
const [keptFor, kept] = [60_000, 10_000];

type Secrets = (payment: Payment) => Promise<string | null>;

/** Asks for the secret of a payment once for all who look at its page within a minute: Stripe answers a whole account only so often. */
function keepSecrets({ clock }: Pick<Services, 'clock'>, { clientSecretOf }: StripeProcessor): Secrets {
  const secrets = new Map<string, { secret: ReturnType<Secrets>; until: number }>();
  return async (payment) => {
    const now = clock().getTime();
    const there = secrets.get(payment.id);
    if (there && now < there.until) return there.secret;
    if (secrets.size >= kept) secrets.clear();
    const secret = clientSecretOf(payment);
    secrets.set(payment.id, { secret, until: now + keptFor });
    try {
      return await secret;
    } catch (error) {
      secrets.delete(payment.id);
      throw error;
    }
  };
}

/** Serves the checkout page of a payment and its script. Throws `notFound` for a payment without an open Stripe checkout. */
export function serveStripeCheckout(app: App, services: Pick<Services, 'clock' | 'db'>, stripe: StripeProcessor): void {
  const { db } = services;
  const secretOf = keepSecrets(services, stripe);

  app.get('/checkout/stripe.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );

  app.get('/checkout/:txn', async (c) => {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', c.req.param('txn'))
      .where('processor', '=', 'stripe')
      .where('status', '=', transactionStatuses.pending)
      .executeTakeFirst();
    const secret = payment && (await secretOf(payment));
    if (!payment || !secret) throw new Refusal('notFound');
    const locale = payment.locale as Locale;
    return c.html(
      page({
        lang: localeFacts[locale].tag,
        title: `${words[locale].title} · ${productName}`,
        bodyStyle: 'margin:0',
        robots: 'noindex',
        head: html`<script src="https://js.stripe.com/dahlia/stripe.js"></script><script type="module" src="/checkout/stripe.js"></script>`,
        body: html`<main id="checkout" data-key="${stripe.publishableKey}" data-secret="${secret}"></main>`,
      }),
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    );
  });
}
