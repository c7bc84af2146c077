import { checkedColour } from '../svg/checks.ts';

/** Red, green and blue light, 0 to 1 each. */
export function linearChannels(colour: string): readonly [red: number, green: number, blue: number] {
  const value = Number.parseInt(checkedColour(colour).slice(1), 16);
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
