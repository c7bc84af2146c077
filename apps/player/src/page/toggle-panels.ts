/** What a button shows and hides: the commentary on a narrow screen, everything else of the screen. */
import { element } from './elements.ts';

export function toggleNarration(): void {
  const player = element('player', HTMLElement);
  const isShown = player.dataset.narration !== 'shown';
  player.dataset.narration = isShown ? 'shown' : 'hidden';
  element('narration', HTMLButtonElement).ariaExpanded = String(isShown);
}

export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await element('player', HTMLElement).requestFullscreen();
  else await document.exitFullscreen();
}
