import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/core/config.ts';
import { processorsOf } from '../../server/site/processors.ts';
import { anyDatabase } from './kit/databases.ts';
import { openTestServer } from './kit/server.ts';

const of = (env: Record<string, string>) => processorsOf(readConfig(env)).map(({ task, name }) => `${task}: ${name}`);

describe('the services that get personal data', () => {
  it('are none unless something outside is configured', () => expect(of({})).toEqual([]));

  it('are each named with what they do', () => {
    const mail = { SMTP_URL: 'smtps://user:secret@mail.example.com:465' };
    const pay = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'wh' };
    const files = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'x',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
    };
    const models = { OPENAI_BASE_URL: 'https://models.example.com/v1', FAL_KEY: 'k', MODERATION_MODEL: 'm', REPLICATE_API_TOKEN: 't' };
    const pages = {
      CDN_URL: 'https://cdn.example.com',
      ANALYTICS_URL: 'https://count.example.com/a.js',
      CHAT_WIDGET_URL: 'https://chat.example.com/w.js',
      GOOGLE_CLIENT_ID: 'g',
      OPENID_ISSUER: 'https://id.example.com/realm',
      OPENID_CLIENT_ID: 'o',
    };
    expect(of({ ...mail, ...pay, ...files, ...models, ...pages })).toEqual([
      'payments: Stripe',
      'signIn: Google',
      'signIn: id.example.com',
      'mail: mail.example.com',
      'storage: s3.example.com',
      'delivery: cdn.example.com',
      'creation: models.example.com',
      'creation: queue.fal.run',
      'creation: api.replicate.com',
      'moderation: models.example.com',
      'statistics: count.example.com',
      'supportChat: chat.example.com',
    ]);
  });

  it.each(['http://localhost:8188', 'http://comfyui.internal', 'http://10.0.0.7:8188', 'http://[::1]:8188', 'http://box:8188'])(
    'do not include a machine of the operator’s own: %s',
    (COMFYUI_URL) => {
      expect(of({ COMFYUI_URL, COMFYUI_WORKFLOWS: 'x', ALLOW_PLAIN_TEXT: 'engines' })).toEqual([]);
    },
  );

  it('do not include an engine that is switched off', () => {
    expect(of({ FAL_KEY: 'k', ENGINES: 'local' })).toEqual([]);
    expect(of({ OPENAI_API_KEY: 'k', ENGINES: 'local', OPENAI_CHAT_MODEL: 'm' })).toEqual(['creation: api.openai.com']);
  });
});

describe('who runs the site', () => {
  it('is stated as configured, and null where it is not', async () => {
    const stated = await openTestServer({ database: anyDatabase, env: { OPERATOR_NAME: 'Example Ltd', OPERATOR_LAW: 'France' } });
    const { data } = await stated.person().call('GET', '/api/site');
    expect(data.operator).toEqual({ name: 'Example Ltd', address: null, law: 'France', email: null });
    expect(data.processors).toEqual([]);
    await stated.close();
  });
});
