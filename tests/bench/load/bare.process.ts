/** What the site is compared with: Hono that answers at once, and Hono that asks the database one thing. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = new Hono()
  .get('/hono', (c) => c.json({ code: 100_000, msg: '', data: { credit_remain: 10 } }))
  .get('/sql', async (c) => c.json({ code: 100_000, msg: '', data: (await pool.query('select 10 as credit_remain')).rows[0] }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`ready on http://127.0.0.1:${port}/`));
