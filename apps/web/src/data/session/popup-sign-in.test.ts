import { afterEach, expect, test, vi } from 'vitest';
import { signInByPopup } from './popup-sign-in.ts';

afterEach(() => vi.restoreAllMocks());

test('a sign-in that is given up closes its window and hears nothing of it any more (R-IDN-1)', async () => {
  const popup = { closed: false, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const removed = vi.spyOn(window, 'removeEventListener');
  const giveUp = new AbortController();
  const signedIn = signInByPopup(giveUp.signal);
  expect(popup.close).not.toHaveBeenCalled();
  giveUp.abort();
  await expect(signedIn).rejects.toMatchObject({ code: 'identity/popup-closed' });
  expect(popup.close).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledWith('message', expect.any(Function));
});
