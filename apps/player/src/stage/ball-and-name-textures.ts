/** Drawings that are not art's: the ball, shadows, the ring under the carrier, names. */
import type { Texture } from 'pixi.js';
import { paintedTexture } from './textures.ts';

const LAMP = '#ffc62e';
const NEAR_BLACK = '#121715';

export function ballTexture(size: number): Texture {
  return paintedTexture(size, size, (context) => {
    disc(context, size / 2, size / 2 - size * 0.06, '#ffffff');
    context.lineWidth = size * 0.11;
    context.strokeStyle = NEAR_BLACK;
    context.stroke();
    disc(context, size / 2, size * 0.15, NEAR_BLACK);
  });
}

export function shadowTexture(size: number): Texture {
  return paintedTexture(size, size, (context) => disc(context, size / 2, size / 2, 'rgb(0 0 0 / 0.38)'));
}

export function ringTexture(size: number): Texture {
  return paintedTexture(size, size, (context) => {
    context.lineWidth = size * 0.09;
    context.strokeStyle = LAMP;
    context.beginPath();
    context.arc(size / 2, size / 2, size * 0.45, 0, 2 * Math.PI);
    context.stroke();
  });
}

/** The surname on a dark plate; `ratio` device pixels a pixel. */
export function nameTexture(name: string, ratio: number): Texture {
  const font = `600 ${11 * ratio}px "Archivo Variable", Arial, sans-serif`;
  const height = 16 * ratio;
  return paintedTexture(textWidth(name, font) + 8 * ratio, height, (context) => {
    context.fillStyle = 'rgb(23 32 28 / 0.86)';
    context.fillRect(0, 0, context.canvas.width, height);
    context.font = font;
    context.fillStyle = '#fbfdf6';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(name, context.canvas.width / 2, height * 0.54);
  });
}

function textWidth(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * 8;
  context.font = font;
  return context.measureText(text).width;
}

function disc(context: CanvasRenderingContext2D, centre: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(centre, centre, radius, 0, 2 * Math.PI);
  context.fill();
}
