import { vi } from 'vitest';

/** Takes the browser's network away, or gives it back; `vi.restoreAllMocks()` undoes it. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
