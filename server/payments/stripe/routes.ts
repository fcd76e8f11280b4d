/** `/checkout/{txn}` with Stripe: our own page, into which Stripe's script inserts its form. */
import { productName } from '../../../contract/facts/product.ts';
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { App } from '../../http/app.ts';
import { html, page } from '../../http/page.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { words } from '../purchases/words.ts';
import type { StripeProcessor } from './processor.ts';

/** A separate file, because the policy forbids inline scripts. */
const script = `
const { dataset } = document.getElementById('checkout');
const stripe = window.Stripe(dataset.key);
const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret: dataset.secret });
checkout.mount('#checkout');
`;

/** Serves the checkout page of a payment and its script. Throws `notFound` for a payment without a Stripe checkout. */
export function serveStripeCheckout(app: App, { db }: Pick<Services, 'db'>, stripe: StripeProcessor): void {
  app.get('/checkout/stripe.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );

  app.get('/checkout/:txn', async (c) => {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', c.req.param('txn'))
      .where('processor', '=', 'stripe')
      .executeTakeFirst();
    const secret = payment && (await stripe.clientSecretOf(payment));
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
