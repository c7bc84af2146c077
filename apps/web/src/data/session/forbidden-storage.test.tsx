import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDraft, EMPTY_DRAFT, readDraft, writeDraft } from '../../screens/club-creation/club-draft.ts';
import { keepDraft, readStoredDraft } from '../../screens/tactics/draft/draft-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { chooseTheme, followTheme, themeChoice } from '../../ui/browser/theme.ts';
import { createTokenStore } from './token.ts';

/** What a browser does that blocks cookies and the data of sites: the very name of a storage throws. */
function forbid(name: 'localStorage' | 'sessionStorage') {
  vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

describe('a browser that forbids storage', () => {
  beforeEach(() => {
    forbid('localStorage');
    forbid('sessionStorage');
  });
  afterEach(() => {
    // What the page remembered must not reach the next test.
    chooseTheme('system');
    clearDraft();
    vi.restoreAllMocks();
    delete document.documentElement.dataset.theme;
  });

  test('keeps the session as long as the page, and signs out (R-IDN-8)', () => {
    const tokens = createTokenStore();
    expect(tokens.read()).toBeNull();
    tokens.write({ token: 't', refreshedAt: 1 });
    expect(tokens.read()).toEqual({ token: 't', refreshedAt: 1 });
    tokens.clear();
    expect(tokens.read()).toBeNull();
  });

  test('shows the theme that is chosen, until the page is left (R-PRD-16)', () => {
    const stop = followTheme();
    expect(document.documentElement.dataset.theme).toBe('light');
    chooseTheme('dark');
    expect(themeChoice()).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    stop();
  });

  test('plays, and lets the first steps be skipped (R-TUT-3)', async () => {
    const { user } = await renderApp('/home');
    await user.click(screen.getByRole('button', { name: 'Pular tutorial' }));
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument();
  });

  test('keeps the drafts of a tactic and of a club as long as the page', () => {
    expect(readStoredDraft('c1')).toBeNull();
    keepDraft('c1', 'draft');
    expect(readStoredDraft('c1')).toBe('draft');
    keepDraft('c1', null);
    expect(readStoredDraft('c1')).toBeNull();
    writeDraft({ ...EMPTY_DRAFT, name: 'Analândia' });
    expect(readDraft().name).toBe('Analândia');
    clearDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});

test('a full storage keeps nothing, and the page remembers the newest token', () => {
  const tokens = createTokenStore();
  tokens.write({ token: 'old', refreshedAt: 1 });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tokens.write({ token: 'new', refreshedAt: 2 });
  full.mockRestore();
  expect(tokens.read()?.token).toBe('new');
  tokens.clear();
  expect(tokens.read()).toBeNull();
});
