/** What visitors read about models that the installation runs itself. */
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { SiteFacts } from '../../src/platform/site-call.ts';
import PrivacyPolicy from '../../src/features/trust/legal/privacy-policy.tsx';
import TermsOfService from '../../src/features/trust/legal/terms-of-service.tsx';
import { loadWords } from '../../src/platform/words.ts';
import { show } from './kit.tsx';
import { Server, site } from './server.ts';

// The settings are asked for once for all tests of a file, so each test states its own here.
const given = vi.hoisted(() => ({ facts: null as unknown }));
vi.mock(import('../../src/routing/site.ts'), async (original) => ({
  ...(await original()),
  useSite: () => given.facts as SiteFacts | null,
}));

beforeAll(() => loadWords('en', ['termsOfService', 'legal', 'privacyPolicy']));

const openRail = { title: 'Some Diffusion', terms: 'openRail', licence: 'OpenRAIL-M', url: 'https://example.com/licence' } as const;

async function showTerms(modelTerms?: SiteFacts['modelTerms']): Promise<void> {
  given.facts = { ...site, ...(modelTerms && { modelTerms }) };
  await show(<TermsOfService path="/terms-of-service" />, { server: new Server() });
  await screen.findByText('Terms of service');
}

describe('the terms', () => {
  test.each([[undefined], [[]]])('mention no models while there are none', async (modelTerms) => {
    await showTerms(modelTerms);
    expect(screen.queryByText('AI models that run on our own servers')).toBeNull();
  });

  test('name a model, its license and its restrictions of use while it is in place', async () => {
    await showTerms([openRail]);
    expect(screen.getByText('AI models that run on our own servers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'OpenRAIL-M' }).getAttribute('href')).toBe(openRail.url);
    expect(screen.getByText(/^The OpenRAIL licenses forbid/)).toBeTruthy();
  });

  test('keep the restrictions to models that have them', async () => {
    await showTerms([{ ...openRail, terms: 'credit', licence: 'CC BY 4.0' }]);
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
    expect(screen.queryByText(/^The OpenRAIL licenses forbid/)).toBeNull();
  });
});

describe('who runs the site', () => {
  test('is shown as missing until the operator states it', async () => {
    await showTerms();
    expect(screen.getAllByText('Not stated yet').length).toBe(4);
  });

  test('is shown as the operator states it', async () => {
    given.facts = { ...site, operator: { name: 'Example Ltd', address: '1 Road, Town', law: null, email: 'hello@example.com' } };
    await show(<TermsOfService path="/terms-of-service" />, { server: new Server() });
    for (const message of ['Example Ltd', '1 Road, Town', 'hello@example.com']) expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getAllByText('Not stated yet').length).toBe(1);
  });
});

describe('the privacy policy', () => {
  test('names the services that this installation sends data to', async () => {
    given.facts = { ...site, processors: [{ task: 'creation', name: 'models.example.com' }] };
    await show(<PrivacyPolicy path="/privacy-policy" />, { server: new Server() });
    expect(await screen.findByText('models.example.com')).toBeTruthy();
    expect(screen.queryByText(/^No outside service/)).toBeNull();
  });

  test('states that there is none', async () => {
    given.facts = { ...site, processors: [] };
    await show(<PrivacyPolicy path="/privacy-policy" />, { server: new Server() });
    expect(await screen.findByText(/^No outside service/)).toBeTruthy();
  });
});
