/** Drawings as textures. They are painted on canvases by the browser, so no loader with workers and blobs is needed. */
import { svgDataUri } from '@mundo-manager/art';
import { Texture } from 'pixi.js';

/** An SVG at that many device pixels. */
export async function svgTexture(svg: string, width: number, height: number): Promise<Texture> {
  const image = new Image(width, height);
  image.src = svgDataUri(svg);
  await image.decode();
  return paintedTexture(width, height, (context) => context.drawImage(image, 0, 0, width, height));
}

/** Whatever is painted. */
export function paintedTexture(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser paints no canvas');
  paint(context);
  return Texture.from(canvas);
}
